mail-subject = Twoja tura: { $game }
mail-text = { $n ->
    [0] W twojej grze jest teraz twoja tura.
   *[other] W twojej grze jest teraz twoja tura. Grają też: { $players }.
}
confirm-subject = Potwierdź powiadomienia o turach: { $game }
confirm-text = Ktoś, prawdopodobnie ty, prosi o e-mail, gdy nadejdzie jego tura w grze. Jeśli to ty, potwierdź; w przeciwnym razie nie rób nic, a kolejnych e-maili nie będzie.
confirm-button = Tak, chcę dostawać powiadomienia
confirm-done = Dziękujemy. Powiadomimy cię, gdy nadejdzie twoja tura.
confirm-table = Przejdź do stołu
