<?php
/**
 * What a move will do.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Vitrine\Move\Findings\OrderFindings;
use Vitrine\Move\Findings\ProductFindings;
use Vitrine\Move\Findings\SettingFindings;
use Vitrine\Move\Parts\Part;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what goes over and lists what cannot. Only reads.
 *
 * @phpstan-type Finding array{id: string, text: string, blocks: bool}
 */
final class Preview {

	/**
	 * How many pieces of each part there are to move.
	 *
	 * @return list<array{id: string, label: string, left: int}>
	 */
	public static function counts(): array {
		return array_map(
			static fn ( Part $part ): array => array(
				'id'    => $part->id(),
				'label' => $part->label(),
				'left'  => $part->left( 0 ),
			),
			Shop::parts()
		);
	}

	/**
	 * How far each part of the move that is under way is.
	 *
	 * @return list<array{id: string, label: string, done: int, moved: int, total: int}>
	 */
	public static function progress(): array {
		$progress = Progress::load();
		return array_map(
			static function ( Part $part ) use ( $progress ): array {
				$step = $progress->step( $part->id() );
				return array(
					'id'    => $part->id(),
					'label' => $part->label(),
					'done'  => $step['done'],
					'moved' => $step['moved'],
					'total' => $step['done'] + ( $step['finished'] ? 0 : $part->left( $step['cursor'] ) ),
				);
			},
			Shop::parts()
		);
	}

	/**
	 * What cannot be moved, or must be set first.
	 *
	 * @return list<Finding>
	 */
	public static function findings(): array {
		return array( ...SettingFindings::all(), ...ProductFindings::all(), ...OrderFindings::all() );
	}

	/**
	 * Whether something must be set first.
	 *
	 * @param list<Finding> $findings Of findings().
	 */
	public static function is_blocked( array $findings ): bool {
		return in_array( true, array_column( $findings, 'blocks' ), true );
	}
}
