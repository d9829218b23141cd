<?php
/**
 * How the search service is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

defined( 'ABSPATH' ) || exit;

/**
 * One option, read with all others.
 *
 * @phpstan-type Known array{of: string, index: string, building: string, stamp: string, after: int, error: string, failed_at: int}
 */
final class State {

	public const OPTION = 'vitrine_search_service_state';

	/** Seconds after a failure in which no shopper waits for the service again. */
	private const PAUSE = 30;

	private const NONE = array(
		'of'        => '',
		'index'     => '',
		'building'  => '',
		'stamp'     => '',
		'after'     => 0,
		'error'     => '',
		'failed_at' => 0,
	);

	/**
	 * What is known: `of` is the name of this site's index, `index` the one that answers,
	 * `building` the one that is being made, `after` its last product, `error` what the
	 * service or its network said last, `failed_at` when.
	 *
	 * @return Known
	 */
	public static function get(): array {
		$kept = get_option( self::OPTION );
		return array_merge( self::NONE, is_array( $kept ) ? array_intersect_key( $kept, self::NONE ) : array() );
	}

	/**
	 * Saves the values that have changed.
	 *
	 * @param array<string, int|string> $changed Some of Known.
	 */
	public static function set( array $changed ): void {
		update_option( self::OPTION, array_merge( self::get(), $changed ), true );
	}

	/**
	 * Notes that the service has not done what was asked of it.
	 *
	 * @param \WP_Error $error What it said.
	 */
	public static function failed( \WP_Error $error ): void {
		self::set(
			array(
				'error'     => sanitize_text_field( $error->get_error_message() ),
				'failed_at' => time(),
			)
		);
	}

	/**
	 * Records that the service has answered.
	 */
	public static function worked(): void {
		if ( self::get()['failed_at'] > 0 ) {
			self::set(
				array(
					'error'     => '',
					'failed_at' => 0,
				)
			);
		}
	}

	/**
	 * Whether shoppers' questions go to it.
	 *
	 * @param Address $address Where it is.
	 */
	public static function answers( Address $address ): bool {
		$known = self::get();
		return '' !== $known['index'] && $known['of'] === $address->index && $known['failed_at'] < time() - self::PAUSE;
	}
}
