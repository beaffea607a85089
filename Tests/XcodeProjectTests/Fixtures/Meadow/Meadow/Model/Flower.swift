struct Flower { var name: String }
