<?php
/**
 * State of the search service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

defined( 'ABSPATH' ) || exit;

/**
 * A single autoloaded option.
 *
 * @phpstan-type Known array{of: string, index: string, building: string, stamp: string, after: int, error: string, failed_at: int}
 */
final class SearchServiceState {

	public const OPTION = 'vitrine_search_service_state';

	/** Seconds after a failure in which shoppers' requests do not use the service. */
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
	 * Returns the state: `of` is the name of this site's index, `index` the active one,
	 * `building` the one being built, `after` its last product, `error` the last error,
	 * `failed_at` its time.
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
	 * @param array<string, int|string> $changed Values to change.
	 */
	public static function set( array $changed ): void {
		update_option( self::OPTION, array_merge( self::get(), $changed ), true );
	}

	/**
	 * Records a failure of the service.
	 *
	 * @param \WP_Error $error Error.
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
	 * Whether the service is used for shoppers' requests.
	 *
	 * @param SearchServiceUrl $address Address of the service.
	 */
	public static function answers( SearchServiceUrl $address ): bool {
		$known = self::get();
		return '' !== $known['index'] && $known['of'] === $address->index && $known['failed_at'] < time() - self::PAUSE;
	}
}
