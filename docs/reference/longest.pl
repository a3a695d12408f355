#!/usr/bin/perl
# A bot for Railwright: claims the longest route it can pay, and otherwise draws.
use strict;
use warnings;
use JSON::PP;

$| = 1;    # an answer must not wait in a buffer

while (my $line = <STDIN>) {
    my $question = decode_json($line);
    my @legal    = @{ $question->{legal} };
    my ($best, $most) = ($legal[0], 0);
    for my $action (grep { /^claim / } @legal) {
        my ($cards) = $action =~ / with (.*)/;
        my $count = 0;
        $count += $_ for $cards =~ /(\d+)/g;
        ($best, $most) = ($action, $count) if $count > $most;
    }
    ($best) = ((grep { /^draw blind/ } @legal), $best) if !$most;
    print encode_json({ action => $best }), "\n";
}
