print(((((((((((((((((1 as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int))
