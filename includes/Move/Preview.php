<?php
/**
 * Preview of the move.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Vitrine\Move\Findings\OrderFindings;
use Vitrine\Move\Findings\ProductFindings;
use Vitrine\Move\Findings\SettingFindings;
use Vitrine\Move\Parts\Mover;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the items to move and lists what cannot be moved. Read-only.
 *
 * @phpstan-type Finding array{id: string, text: string, blocks: bool}
 */
final class Preview {

	/**
	 * Counts the items of each part.
	 *
	 * @return list<array{id: string, label: string, left: int}>
	 */
	public static function counts(): array {
		return array_map(
			static fn ( Mover $part ): array => array(
				'id'    => $part->id(),
				'label' => $part->label(),
				'left'  => $part->left( 0 ),
			),
			ShopMove::parts()
		);
	}

	/**
	 * Returns the progress of each part of the current move.
	 *
	 * @return list<array{id: string, label: string, done: int, moved: int, total: int}>
	 */
	public static function progress(): array {
		$progress = MoveProgress::load();
		return array_map(
			static function ( Mover $part ) use ( $progress ): array {
				$step = $progress->step( $part->id() );
				return array(
					'id'    => $part->id(),
					'label' => $part->label(),
					'done'  => $step['done'],
					'moved' => $step['moved'],
					'total' => $step['done'] + ( $step['finished'] ? 0 : $part->left( $step['cursor'] ) ),
				);
			},
			ShopMove::parts()
		);
	}

	/**
	 * Returns what cannot be moved, and settings to change before the move.
	 *
	 * @return list<Finding>
	 */
	public static function findings(): array {
		return array( ...SettingFindings::all(), ...ProductFindings::all(), ...OrderFindings::all() );
	}

	/**
	 * Whether settings must be changed before the move.
	 *
	 * @param list<Finding> $findings Findings from findings().
	 */
	public static function is_blocked( array $findings ): bool {
		return in_array( true, array_column( $findings, 'blocks' ), true );
	}
}
