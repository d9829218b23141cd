<?php
/**
 * Whether the shop is whole.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Status\Rules;

use Vitrine\Support\Status\Level;
use Vitrine\Support\Status\Verdict;

defined( 'ABSPATH' ) || exit;

/**
 * Verdicts on tables, pages and addresses. Each takes facts and asks nobody.
 */
final class Shop {

	/**
	 * Whether the tables are there.
	 *
	 * @param list<string> $missing Names of those that are not.
	 */
	public static function tables( array $missing ): Verdict {
		if ( array() === $missing ) {
			return new Verdict( 'tables', Level::Good, __( 'The shop’s tables are in the database.', 'vitrine' ), '' );
		}
		return new Verdict(
			'tables',
			Level::Critical,
			__( 'Tables of the shop are missing from the database.', 'vitrine' ),
			/* translators: %s: names of database tables. */
			sprintf( __( 'Missing: %s. Carts and orders cannot be kept until they are there. Deactivate the plugin and activate it again: that makes them, and changes nothing that is there. If they are still missing then, the database user may not make tables; ask your host.', 'vitrine' ), implode( ', ', $missing ) ),
			self::to( __( 'Go to the plugins', 'vitrine' ), 'plugins.php' )
		);
	}

	/**
	 * Whether the shop's pages are there and hold what belongs there.
	 *
	 * @param array<string, string> $states `shop`, `cart`, `checkout`, `account` to `fine`, `empty` (without the block or shortcode) or `missing`.
	 */
	public static function pages( array $states ): Verdict {
		$names   = array(
			'shop'     => __( 'shop', 'vitrine' ),
			'cart'     => __( 'cart', 'vitrine' ),
			'checkout' => __( 'checkout', 'vitrine' ),
			'account'  => __( 'account', 'vitrine' ),
		);
		$of      = static fn ( string $state ): string => implode( ', ', array_intersect_key( $names, array_filter( $states, static fn ( string $one ): bool => $one === $state ) ) );
		$missing = $of( 'missing' );
		$empty   = $of( 'empty' );
		if ( '' === $missing . $empty ) {
			return new Verdict( 'pages', Level::Good, __( 'The shop’s pages are there, each with its block.', 'vitrine' ), '' );
		}
		$texts = array(
			/* translators: %s: names of pages, such as "cart, checkout". */
			'' === $missing ? '' : sprintf( __( 'Not published: %s. Buttons that lead there lead to the front page instead. Take the page out of the trash, or publish it.', 'vitrine' ), $missing ),
			/* translators: %s: names of pages, such as "cart, checkout". */
			'' === $empty ? '' : sprintf( __( 'Without the shop’s block: %s. Shoppers see the page without what they came for. Edit the page and insert the block of that name.', 'vitrine' ), $empty ),
		);
		$sells = array_diff_key( $states, array( 'account' => true ) );
		return new Verdict(
			'pages',
			in_array( 'missing', $sells, true ) || in_array( 'empty', $sells, true ) ? Level::Critical : Level::Recommended,
			__( 'Pages of the shop are not as they should be.', 'vitrine' ),
			implode( ' ', array_filter( $texts ) ),
			self::to( __( 'Go to the pages', 'vitrine' ), 'edit.php?post_type=page' )
		);
	}

	/**
	 * Whether addresses can be read.
	 *
	 * @param string $structure Of permalinks; empty: plain ones.
	 */
	public static function permalinks( string $structure ): Verdict {
		return '' === $structure
			? new Verdict( 'permalinks', Level::Recommended, __( 'Addresses are plain.', 'vitrine' ), __( 'Products have addresses like “?p=12”, which neither people nor search engines can read. The shop works. Choose any other structure than “Plain”.', 'vitrine' ), self::to( __( 'Choose a structure', 'vitrine' ), 'options-permalink.php' ) )
			: new Verdict( 'permalinks', Level::Good, __( 'Addresses can be read by people.', 'vitrine' ), '' );
	}

	/**
	 * Whether somebody sells.
	 *
	 * @param string $problem Why the shop is closed; empty: it is open.
	 */
	public static function engine( string $problem ): Verdict {
		return '' === $problem
			? new Verdict( 'engine', Level::Good, __( 'The shop is open.', 'vitrine' ), '' )
			: new Verdict(
				'engine',
				Level::Critical,
				__( 'The shop is closed.', 'vitrine' ),
				/* translators: %s: what is wrong with WooCommerce. */
				sprintf( __( 'This shop is WooCommerce’s, and Vitrine cannot sell by it: %s. The site keeps running. Bring WooCommerce back, or update it.', 'vitrine' ), $problem ),
				self::to( __( 'Go to the plugins', 'vitrine' ), 'plugins.php' )
			);
	}

	/**
	 * A way to a screen of the administration.
	 *
	 * @param string $label Of the link.
	 * @param string $path  Below the administration.
	 * @return array{label: string, url: string}
	 */
	private static function to( string $label, string $path ): array {
		return array(
			'label' => $label,
			'url'   => admin_url( $path ),
		);
	}
}
