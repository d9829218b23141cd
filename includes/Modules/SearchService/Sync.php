<?php
/**
 * Synchronization with the search service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

use Vitrine\Commerce\Facets\DescribesProducts;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * A new index is built in the background, and replaces the old one when it is complete.
 * Changes are sent at the end of the request, or by the background job if the service
 * is down.
 */
final class Sync {

	public const WORK = 'vitrine_search_service_work';

	/** Products per request to the service. */
	private const BATCH = 200;

	/** Time limit of the background job, and delay until the next run, in seconds. */
	private const IN_BACKGROUND = 40;
	private const AGAIN         = 60;

	private const LOCK = 'vitrine_search_service_lock';

	/** Age in seconds after which a lock is stale, because its process died. */
	private const LOCK_LIFE = 300;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( self::WORK, static fn () => self::work( self::IN_BACKGROUND ) );
		add_action( 'shutdown', array( self::class, 'follow' ) );
		add_action( 'admin_init', array( self::class, 'ensure' ), 10, 0 );
	}

	/**
	 * Schedules the background job. Hooked.
	 */
	public static function ensure(): void {
		if ( null !== SearchServiceUrl::current() && ! wp_next_scheduled( self::WORK ) ) {
			wp_schedule_event( time() + 1, 'hourly', self::WORK );
		}
	}

	/**
	 * Sends the changes of this request after the response. Hooked.
	 */
	public static function follow(): void {
		$address = Queue::is_touched() ? SearchServiceUrl::current() : null;
		if ( null === $address ) {
			return;
		}
		if ( function_exists( 'fastcgi_finish_request' ) && ! wp_doing_cron() ) {
			fastcgi_finish_request();
			if ( SearchServiceState::answers( $address ) && '' === SearchServiceState::get()['building'] ) {
				self::locked( static fn ( SearchServiceClient $client, DescribesProducts $products ): bool => self::send( $client, $products ) );
				return;
			}
		}
		// Without it the shopper would have to wait.
		self::come_again( 0 );
	}

	/**
	 * Builds the index, or continues to build it, and sends changes.
	 *
	 * @param int $seconds Time limit in seconds after which no new step is started.
	 */
	public static function work( int $seconds ): void {
		$until = microtime( true ) + $seconds;
		self::locked(
			static function ( SearchServiceClient $client, DescribesProducts $products ) use ( $until ): bool {
				$more = true;
				while ( $more && microtime( true ) < $until ) {
					$more = self::is_whole( $products ) ? self::send( $client, $products ) : self::build( $client, $products );
				}
				if ( $more || ! self::is_whole( $products ) ) {
					self::come_again( self::AGAIN );
				}
				return $more;
			}
		);
	}

	/**
	 * Returns the progress of the index.
	 *
	 * @return float Progress from 0 to 1.
	 */
	public static function progress(): float {
		global $wpdb;
		$known = SearchServiceState::get();
		if ( '' === $known['building'] ) {
			return '' === $known['index'] ? 0.0 : 1.0;
		}
		$type = Plugin::engine()->content_types()['post_type'];
		$all  = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE post_type = %s', $wpdb->posts, $type ) );
		return 0 === $all ? 0.99 : min( 0.99, (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE post_type = %s AND ID <= %d', $wpdb->posts, $type, $known['after'] ) ) / $all );
	}

	/**
	 * Whether the active index has the current format and address, and no new one is
	 * being built.
	 *
	 * @param DescribesProducts $products Products of the shop.
	 */
	private static function is_whole( DescribesProducts $products ): bool {
		$known = SearchServiceState::get();
		return '' !== $known['index'] && '' === $known['building'] && self::stamp( $products ) === $known['stamp'];
	}

	/**
	 * Returns a hash of everything the index depends on, except the products.
	 *
	 * @param DescribesProducts $products Products of the shop.
	 */
	private static function stamp( DescribesProducts $products ): string {
		return Documents::VERSION . ' ' . md5( SearchServiceUrl::current()?->server . ' ' . SearchServiceUrl::current()?->index . ' ' . $products->facts_stamp() );
	}

	/**
	 * Continues to build a new index.
	 *
	 * @param SearchServiceClient            $client   Client of the service.
	 * @param DescribesProducts $products Products of the shop.
	 * @return bool Whether to continue.
	 */
	private static function build( SearchServiceClient $client, DescribesProducts $products ): bool {
		$known = SearchServiceState::get();
		$stamp = self::stamp( $products );
		if ( '' === $known['building'] || $stamp !== $known['stamp'] ) {
			$name = $client->new_name();
			$made = $client->create( $name, Documents::mapping() );
			SearchServiceState::set(
				is_wp_error( $made ) ? array() : array(
					'building' => $name,
					'stamp'    => $stamp,
					'after'    => 0,
				)
			);
			return self::went_well( $made );
		}
		$ids = $products->product_ids( $known['after'], self::BATCH );
		if ( array() !== $ids ) {
			$sent = $client->bulk( $known['building'], array_map( array( Documents::class, 'of' ), $products->describe( $ids ) ), array() );
			if ( ! is_wp_error( $sent ) ) {
				SearchServiceState::set( array( 'after' => max( $ids ) ) );
			}
			return self::went_well( $sent );
		}
		$there = $client->refresh( $known['building'] );
		$there = is_wp_error( $there ) ? $there : $client->take( $known['building'], $known['of'] === SearchServiceUrl::current()?->index ? $known['index'] : '' );
		if ( ! is_wp_error( $there ) ) {
			SearchServiceState::set(
				array(
					'of'       => (string) SearchServiceUrl::current()?->index,
					'index'    => $known['building'],
					'building' => '',
				)
			);
		}
		return self::went_well( $there );
	}

	/**
	 * Sends a batch of changes. While an index is being built, changes are queued for
	 * the new one.
	 *
	 * @param SearchServiceClient            $client   Client of the service.
	 * @param DescribesProducts $products Products of the shop.
	 * @return bool Whether to continue.
	 */
	private static function send( SearchServiceClient $client, DescribesProducts $products ): bool {
		$noted = Queue::read( self::BATCH );
		if ( array() === $noted ) {
			return false;
		}
		$ids   = array_values( array_unique( $noted ) );
		$facts = $products->describe( $ids );
		$sent  = $client->bulk( SearchServiceState::get()['index'], array_map( array( Documents::class, 'of' ), $facts ), array_values( array_diff( $ids, array_keys( $facts ) ) ) );
		if ( ! is_wp_error( $sent ) ) {
			Queue::done( array_keys( $noted ) );
		}
		return self::went_well( $sent );
	}

	/**
	 * Records whether the service accepted the changes.
	 *
	 * @param mixed $answer Result of the client.
	 * @return bool Whether it succeeded.
	 */
	private static function went_well( mixed $answer ): bool {
		if ( is_wp_error( $answer ) ) {
			SearchServiceState::failed( $answer );
			if ( SearchServiceClient::is_missing( $answer ) ) {
				// The index was deleted, so a new one is built.
				SearchServiceState::set(
					array(
						'index'    => '',
						'building' => '',
					)
				);
			}
			return false;
		}
		SearchServiceState::worked();
		return true;
	}

	/**
	 * Schedules an additional run of the background job.
	 *
	 * @param int $seconds Delay in seconds.
	 */
	private static function come_again( int $seconds ): void {
		$next = wp_next_scheduled( self::WORK, array( 'more' ) );
		if ( false === $next ) {
			wp_schedule_single_event( time() + $seconds, self::WORK, array( 'more' ) );
		}
	}

	/**
	 * Runs the function while no other process writes the index.
	 *
	 * @param \Closure(SearchServiceClient, DescribesProducts): bool $write Callback that writes.
	 */
	private static function locked( \Closure $write ): void {
		global $wpdb;
		$client   = SearchServiceClient::current();
		$products = Plugin::engine()->catalog();
		if ( null === $client || ! $products instanceof DescribesProducts ) {
			return;
		}
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value < %d', $wpdb->options, self::LOCK, time() - self::LOCK_LIFE ) );
		// The unique key on option_name decides.
		if ( 1 !== $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $wpdb->options, self::LOCK, (string) time() ) ) ) {
			return;
		}
		try {
			$write( $client, $products );
		} finally {
			delete_option( self::LOCK );
		}
	}
}
