struct MeadowApp {}
