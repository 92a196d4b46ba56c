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
    photo.on.rectangle.angled ▨ #
    photo.artframe ▨ # ▨
    photo.badge.plus ▨+ #+
    photo.badge.checkmark ▨✓ #v
    photo.badge.exclamationmark ▨! #!
    rectangle.stack.badge.plus ▤+ []
    tv ▭ [] ▬
    sparkles.tv ▭ [] ▬
    airplayvideo ▵ ^
    airplayaudio ▵ ^
    radio ◫ [] ◫
    horn ◁ < ◀
    horn.blast ◁) <) ◀)
    livephoto ◎ o
    livephoto.play ◎ o
    memories ↺ O
    photo.artframe ▨ #
    photo.fill.on.rectangle.fill ▨ #
    photo.badge.plus ▨+ #+
    photo.on.rectangle.angled ▨ #
    rectangle.stack.person.crop ▤♙ [] ▤♟
    film.stack ▤ # ▤
    film.circle ▤ # ▤
    popcorn.circle ▽ v ▼
    video.and.waveform ◫∿ V~ ◫∿
    music.note.house ⌂♪ d^ ⌂♪
    music.note.tv ▭♪ [d ▬♪
    mic.badge.plus ⏺+ !+
    mic.square ⏺ ! ⏺
    waveform.badge.plus ∿+ ~+
    waveform.badge.mic ∿⏺ ~!
    waveform.slash ∿ ~
    speaker.circle ◁ < ◀
    speaker.zzz ◁z <z ◀z
    speaker.badge.exclamationmark ◁! <! ◀!
    ear.badge.waveform ʔ∿ ?~
    headphones.circle ∩ n ∩
    tuningfork ⑂ Y
    playpause.circle ⏯ >| ⏯
    forward.circle ▷▷ >> ▶▶
    backward.circle ◁◁ << ◀◀
    forward.end.alt ▷| >| ▶|
    backward.end.alt |◁ |< |◀
    goforward.5 ↻ O
    gobackward.5 ↺ O
    goforward.45 ↻ O
    gobackward.45 ↺ O
    goforward.60 ↻ O
    gobackward.60 ↺ O
    goforward.plus ↻+ O+
    gobackward.minus ↺− O-
    shuffle.circle ⤨ X ⤨
    repeat.1.circle ⟳1 O1 ⟳1
    pip.enter ⧉ []
    pip.exit ⧉ []
    tv.inset.filled ▬ []
    music.note.square.stack ▤♪ d= ▤♪
    """
}
