<?php
/**
 * Checks of the server.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status\Rules;

use Vitrine\Modules\Status\Level;
use Vitrine\Modules\Status\Verdict;

defined( 'ABSPATH' ) || exit;

/**
 * Evaluate HTTPS and scheduled events. They have no side effects.
 */
final class Server {

	/**
	 * Seconds an event may be late before it is reported: quiet sites run events at the
	 * next visit.
	 */
	private const PATIENCE = 2 * DAY_IN_SECONDS;

	/**
	 * Checks whether the shop uses HTTPS.
	 *
	 * @param bool $secure Whether the site's URL is HTTPS.
	 * @param bool $local  Whether the site is a local installation.
	 */
	public static function https( bool $secure, bool $local ): Verdict {
		if ( $secure ) {
			return new Verdict( 'https', Level::Good, __( 'The shop uses HTTPS.', 'vitrine' ), '' );
		}
		return new Verdict(
			'https',
			$local ? Level::Recommended : Level::Critical,
			__( 'The shop does not use HTTPS.', 'vitrine' ),
			$local
				? __( 'This is fine on a local site. Before your shop goes live, its address must begin with https.', 'vitrine' )
				: __( 'Names, addresses and passwords are sent unencrypted, and browsers show warnings at checkout. Ask your host for an SSL certificate, then change both addresses under Settings, General to https.', 'vitrine' ),
			array(
				'label' => __( 'Change the site address', 'vitrine' ),
				'url'   => admin_url( 'options-general.php' ),
			)
		);
	}

	/**
	 * Checks whether scheduled events run.
	 *
	 * @param int  $late     Seconds by which the most overdue event is late; 0: none.
	 * @param bool $disabled Whether WP-Cron is disabled, so that the server must run events.
	 */
	public static function tasks( int $late, bool $disabled ): Verdict {
		if ( $late <= self::PATIENCE ) {
			return new Verdict( 'tasks', Level::Good, __( 'Scheduled tasks run.', 'vitrine' ), '' );
		}
		return new Verdict(
			'tasks',
			Level::Recommended,
			__( 'Scheduled tasks do not run.', 'vitrine' ),
			__( 'Expired carts are not deleted, and stock for unpaid orders stays reserved.', 'vitrine' ) . ' ' . ( $disabled
				? __( 'DISABLE_WP_CRON is set, so visits do not start them. Ask your host to call wp-cron.php every few minutes.', 'vitrine' )
				: __( 'The site may not be able to send requests to itself. Ask your host to allow loopback requests or to call wp-cron.php every few minutes.', 'vitrine' ) )
		);
	}
}
