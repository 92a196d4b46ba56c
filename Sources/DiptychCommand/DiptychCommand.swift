import ArgumentParser
@main struct DiptychCommand: ParsableCommand {}
