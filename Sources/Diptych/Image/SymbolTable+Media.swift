extension SymbolTable {
  static let media = """
    play ▷ > ▶
    play.circle ▷ > ▶
    play.rectangle ▷ > ▶
    play.square ▷ > ▶
    play.slash ▷ > ▶
    pause ‖ || ⏸
    pause.circle ‖ || ⏸
    pause.rectangle ‖ || ⏸
    stop □ [] ■
    stop.circle □ [] ■
    playpause ⏯ >| ⏯
    forward ▷▷ >> ▶▶
    backward ◁◁ << ◀◀
    forward.end ▷| >| ▶|
    backward.end |◁ |< |◀
    forward.frame |▷ |> |▶
    backward.frame ◁| <| ◀|
    goforward ↻ O
    gobackward ↺ O
    goforward.10 ↻ O
    gobackward.10 ↺ O
    goforward.15 ↻ O
    gobackward.15 ↺ O
    goforward.30 ↻ O
    gobackward.30 ↺ O
    shuffle ⤨ X
    repeat ⟳ O
    repeat.1 ⟳1 O1
    repeat.circle ⟳ O ⟳
    music.note ♪ d
    music.note.list ♪≡ d=
    music.mic ♪ d
    music.quarternote.3 ♫ dd
    mic ⏺ ! ⏺
    mic.slash ⊘ ! ⊘
    mic.circle ⏺ ! ⏺
    speaker ◁ < ◀
    speaker.slash ◁✕ <x ◀✕
    speaker.wave.1 ◁) <) ◀)
    speaker.wave.2 ◁) <) ◀)
    speaker.wave.3 ◁) <) ◀)
    headphones ∩ n
    hifispeaker ◫ [] ◫
    guitars ♬ d ♬
    pianokeys ▥ ||
    waveform ∿ ~
    waveform.circle ∿ ~ ∿
    waveform.path ∿ ~
    waveform.path.ecg ⌁ ~
    film ▤ # ▤
    photo ▨ # ▨
    photo.circle ▨ # ▨
    photo.on.rectangle ▨ #
    photo.stack ▨ # ▨
    rectangle.stack.badge.plus ▤+ []
    tv ▭ [] ▬
    sparkles.tv ▭ [] ▬
    airplayvideo ▵ ^
    airplayaudio ▵ ^
    """
}
