<?php
/**
 * Whether browsers reach the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Status\Rules;

use Vitrine\Support\Status\Answer;
use Vitrine\Support\Status\Level;
use Vitrine\Support\Status\Verdict;

defined( 'ABSPATH' ) || exit;

/**
 * Verdicts on what the site answered when it asked itself, as a guest's browser
 * would. Each takes facts and asks nobody.
 */
final class Reach {

	/**
	 * Whether the shop's own address answers.
	 *
	 * @param Answer $answer To a request for the cart.
	 */
	public static function shop( Answer $answer ): Verdict {
		if ( 0 === $answer->status ) {
			return self::unknown( 'shop', $answer );
		}
		if ( 200 === $answer->status && $answer->has( 'fragments' ) ) {
			return new Verdict( 'shop', Level::Good, __( 'The shop answers in the background.', 'vitrine' ), '' );
		}
		return new Verdict(
			'shop',
			Level::Critical,
			__( 'The shop does not answer in the background.', 'vitrine' ),
			/* translators: %d: status of an HTTP answer, such as 403. */
			sprintf( __( 'A request for the cart was answered with status %d, or with something else than a cart. Buttons then work by whole pages only. Often a security plugin, a firewall or a cache is in the way: let addresses with “wc-ajax” through.', 'vitrine' ), $answer->status )
		);
	}

	/**
	 * Whether WordPress's REST interface answers.
	 *
	 * @param Answer $answer To a request for its index.
	 */
	public static function rest( Answer $answer ): Verdict {
		if ( 0 === $answer->status ) {
			return self::unknown( 'rest', $answer );
		}
		if ( 200 === $answer->status && $answer->has( 'namespaces' ) ) {
			return new Verdict( 'rest', Level::Good, __( 'The REST interface can be reached.', 'vitrine' ), '' );
		}
		$is_closed = in_array( $answer->status, array( 401, 403 ), true );
		return new Verdict(
			'rest',
			$is_closed ? Level::Recommended : Level::Critical,
			$is_closed ? __( 'The REST interface is closed to guests.', 'vitrine' ) : __( 'The REST interface cannot be reached.', 'vitrine' ),
			/* translators: %d: status of an HTTP answer, such as 404. */
			sprintf( __( 'WordPress’s index at /wp-json/ was answered with status %d. The block editor, this screen and dismissed banners need it. Save the permalinks once; if that does not help, look for a security plugin or a rule of the web server that blocks it.', 'vitrine' ), $answer->status ),
			array(
				'label' => __( 'Save the permalinks', 'vitrine' ),
				'url'   => admin_url( 'options-permalink.php' ),
			)
		);
	}

	/**
	 * Whether a cache keeps what it must not.
	 *
	 * @param Answer $own  To a request for a page that is the visitor's own.
	 * @param Answer $open To a request for a page that is the same for everybody.
	 */
	public static function cache( Answer $own, Answer $open ): Verdict {
		if ( 0 === $own->status ) {
			return self::unknown( 'cache', $own );
		}
		if ( $own->is_kept() || ! $own->forbids_keeping() ) {
			return new Verdict(
				'cache',
				Level::Critical,
				__( 'A page cache keeps the cart.', 'vitrine' ),
				__( 'Shoppers may see the cart of somebody else, or an old one of their own. The plugin tells caches to keep the pages cart, checkout and account out (no-store), and yours does not listen: exclude these pages, and addresses with “wc-ajax”, in its settings.', 'vitrine' )
			);
		}
		return new Verdict(
			'cache',
			Level::Good,
			$open->is_kept() ? __( 'A page cache is at work, and leaves carts alone.', 'vitrine' ) : __( 'No cache keeps the cart.', 'vitrine' ),
			$open->is_kept() ? '' : __( 'No page cache was seen for the shop’s other pages. They are the same for every visitor, so that a cache may keep them: that is the greatest gain in speed that a shop can have.', 'vitrine' )
		);
	}

	/**
	 * Whether a cart's cookie reaches the browser, and comes back.
	 *
	 * @param Answer $answer To a request that starts a session.
	 * @param string $host   Of the shop's address.
	 * @param string $domain That cookies are said to be for; empty: the host's.
	 */
	public static function cookies( Answer $answer, string $host, string $domain ): Verdict {
		$domain = ltrim( $domain, '.' );
		if ( '' !== $domain && $host !== $domain && ! str_ends_with( $host, '.' . $domain ) ) {
			return new Verdict(
				'cookies',
				Level::Critical,
				__( 'Cookies are for another domain.', 'vitrine' ),
				/* translators: 1: domain of cookies, 2: host of the shop. */
				sprintf( __( 'The site’s configuration says that cookies are for %1$s (COOKIE_DOMAIN), but the shop is at %2$s: browsers throw them away, and carts stay empty. Take that line out of wp-config.php, or correct it.', 'vitrine' ), $domain, $host )
			);
		}
		if ( 0 === $answer->status ) {
			return self::unknown( 'cookies', $answer );
		}
		return $answer->sets_cookie
			? new Verdict( 'cookies', Level::Good, __( 'The cart’s cookie reaches the browser.', 'vitrine' ), '' )
			: new Verdict( 'cookies', Level::Critical, __( 'The cart’s cookie does not reach the browser.', 'vitrine' ), __( 'Something between the shop and its visitors takes cookies out of answers, so that carts stay empty. Most often it is a cache: have it pass on cookies for addresses with “wc-ajax” and for the cart and the checkout.', 'vitrine' ) );
	}

	/**
	 * Nothing is known, since the site could not call itself.
	 *
	 * @param string $id     Of the check.
	 * @param Answer $answer What came instead of one.
	 */
	private static function unknown( string $id, Answer $answer ): Verdict {
		$titles = array(
			'shop'    => __( 'Whether the shop answers in the background is not known.', 'vitrine' ),
			'rest'    => __( 'Whether the REST interface can be reached is not known.', 'vitrine' ),
			'cache'   => __( 'Whether a cache keeps the cart is not known.', 'vitrine' ),
			'cookies' => __( 'Whether the cart’s cookie reaches the browser is not known.', 'vitrine' ),
		);
		return new Verdict(
			$id,
			Level::Recommended,
			$titles[ $id ],
			/* translators: %s: error message. */
			sprintf( __( 'The site could not call itself: %s. Visitors may well reach it. Ask your host to let the site reach its own address; WordPress’s scheduled tasks need that too.', 'vitrine' ), rtrim( $answer->error, '.' ) )
		);
	}
}
