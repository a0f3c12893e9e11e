# What the server says by itself.

# Name of somebody who has not chosen one. The number is given as text.
guest-name = Guest { $number }
