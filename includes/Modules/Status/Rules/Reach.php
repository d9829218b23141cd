<?php
/**
 * Checks of the reach of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status\Rules;

use Vitrine\Modules\Status\ProbeResponse;
use Vitrine\Modules\Status\Level;
use Vitrine\Modules\Status\Verdict;

defined( 'ABSPATH' ) || exit;

/**
 * Evaluate the responses to requests as a guest. They have no side effects.
 */
final class Reach {

	/**
	 * Checks whether the shop's endpoints respond.
	 *
	 * @param ProbeResponse $answer Response to a request for the cart.
	 */
	public static function shop( ProbeResponse $answer ): Verdict {
		if ( 0 === $answer->status ) {
			return self::unknown( 'shop', $answer );
		}
		if ( 200 === $answer->status && $answer->has( 'fragments' ) ) {
			return new Verdict( 'shop', Level::Good, __( 'Background requests work.', 'vitrine' ), '' );
		}
		return new Verdict(
			'shop',
			Level::Critical,
			__( 'Background requests do not work.', 'vitrine' ),
			/* translators: %d: status of an HTTP answer, such as 403. */
			sprintf( __( 'A request for the cart returned status %d or an unexpected response, so cart buttons reload the whole page. This is often caused by a security plugin, a firewall or a cache: allow addresses that contain “wc-ajax”.', 'vitrine' ), $answer->status )
		);
	}

	/**
	 * Checks whether the REST API responds.
	 *
	 * @param ProbeResponse $answer Response to a request for its index.
	 */
	public static function rest( ProbeResponse $answer ): Verdict {
		if ( 0 === $answer->status ) {
			return self::unknown( 'rest', $answer );
		}
		if ( 200 === $answer->status && $answer->has( 'namespaces' ) ) {
			return new Verdict( 'rest', Level::Good, __( 'The REST API is available.', 'vitrine' ), '' );
		}
		$is_closed = in_array( $answer->status, array( 401, 403 ), true );
		return new Verdict(
			'rest',
			$is_closed ? Level::Recommended : Level::Critical,
			$is_closed ? __( 'The REST API is not available to guests.', 'vitrine' ) : __( 'The REST API is not available.', 'vitrine' ),
			/* translators: %d: status of an HTTP answer, such as 404. */
			sprintf( __( 'WordPress’s index at /wp-json/ returned status %d. The block editor, this screen and dismissing banners require it. Save the permalinks once; if that does not help, look for a security plugin or a web server rule that blocks it.', 'vitrine' ), $answer->status ),
			array(
				'label' => __( 'Save permalinks', 'vitrine' ),
				'url'   => admin_url( 'options-permalink.php' ),
			)
		);
	}

	/**
	 * Checks whether private pages are cached.
	 *
	 * @param ProbeResponse $own  Response to a request for a private page.
	 * @param ProbeResponse $open Response to a request for a public page.
	 */
	public static function cache( ProbeResponse $own, ProbeResponse $open ): Verdict {
		if ( 0 === $own->status ) {
			return self::unknown( 'cache', $own );
		}
		if ( $own->is_kept() || ! $own->forbids_keeping() ) {
			return new Verdict(
				'cache',
				Level::Critical,
				__( 'A page cache stores the cart.', 'vitrine' ),
				__( 'Shoppers may see someone else’s cart or an outdated one. Vitrine tells caches not to store the cart, checkout and account pages (private), but your cache ignores this. Exclude these pages, and addresses that contain “wc-ajax”, in your cache settings.', 'vitrine' )
			);
		}
		return new Verdict(
			'cache',
			Level::Good,
			$open->is_kept() ? __( 'A page cache is active and does not cache carts.', 'vitrine' ) : __( 'No cache stores the cart.', 'vitrine' ),
			$open->is_kept() ? '' : __( 'No page cache was detected for the shop’s other pages. They are the same for every visitor, so caching them is the best way to speed up your shop.', 'vitrine' )
		);
	}

	/**
	 * Checks whether the cart cookie reaches the browser and is sent back.
	 *
	 * @param ProbeResponse $answer Response to a request that starts a session.
	 * @param string $host   Host of the shop.
	 * @param string $domain Configured cookie domain; empty: the host.
	 */
	public static function cookies( ProbeResponse $answer, string $host, string $domain ): Verdict {
		$domain = ltrim( $domain, '.' );
		if ( '' !== $domain && $host !== $domain && ! str_ends_with( $host, '.' . $domain ) ) {
			return new Verdict(
				'cookies',
				Level::Critical,
				__( 'Cookies are set for another domain.', 'vitrine' ),
				/* translators: 1: domain of cookies, 2: host of the shop. */
				sprintf( __( 'COOKIE_DOMAIN is set to %1$s, but the shop is at %2$s, so browsers reject its cookies and carts stay empty. Remove or correct this line in wp-config.php.', 'vitrine' ), $domain, $host )
			);
		}
		if ( 0 === $answer->status ) {
			return self::unknown( 'cookies', $answer );
		}
		return $answer->sets_cookie
			? new Verdict( 'cookies', Level::Good, __( 'The cart cookie reaches the browser.', 'vitrine' ), '' )
			: new Verdict( 'cookies', Level::Critical, __( 'The cart cookie does not reach the browser.', 'vitrine' ), __( 'Something between the shop and its visitors removes cookies from responses, so carts stay empty. This is usually a cache: configure it to pass cookies for addresses that contain “wc-ajax” and for the cart and checkout pages.', 'vitrine' ) );
	}

	/**
	 * Returns the result of a check whose request failed.
	 *
	 * @param string $id     ID of the check.
	 * @param ProbeResponse $answer Failed response.
	 */
	private static function unknown( string $id, ProbeResponse $answer ): Verdict {
		$titles = array(
			'shop'    => __( 'Could not check whether background requests work.', 'vitrine' ),
			'rest'    => __( 'Could not check whether the REST API is available.', 'vitrine' ),
			'cache'   => __( 'Could not check whether a cache stores the cart.', 'vitrine' ),
			'cookies' => __( 'Could not check whether the cart cookie reaches the browser.', 'vitrine' ),
		);
		return new Verdict(
			$id,
			Level::Recommended,
			$titles[ $id ],
			/* translators: %s: error message. */
			sprintf( __( 'The site could not send a request to itself: %s. Visitors may still be able to reach it. Ask your host to allow loopback requests; WordPress’s scheduled tasks need them too.', 'vitrine' ), rtrim( $answer->error, '.' ) )
		);
	}
}
