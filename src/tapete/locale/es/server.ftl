# Lo que dice el servidor por sí mismo.

# Name of somebody who has not chosen one. The number is given as text.
guest-name = Invitado { $number }
