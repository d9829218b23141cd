<?php
/**
 * Checks of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status\Rules;

use Vitrine\Modules\Status\Level;
use Vitrine\Modules\Status\Verdict;

defined( 'ABSPATH' ) || exit;

/**
 * Evaluate tables, pages and settings. They have no side effects.
 */
final class ShopRules {

	/**
	 * Checks whether all tables exist.
	 *
	 * @param list<string> $missing Names of missing tables.
	 */
	public static function tables( array $missing ): Verdict {
		if ( array() === $missing ) {
			return new Verdict( 'tables', Level::Good, __( 'All database tables exist.', 'vitrine' ), '' );
		}
		return new Verdict(
			'tables',
			Level::Critical,
			__( 'Database tables are missing.', 'vitrine' ),
			/* translators: %s: names of database tables. */
			sprintf( __( 'Missing: %s. Carts and orders cannot be saved without them. Deactivate and reactivate the plugin to create them; existing data is kept. If they are still missing, the database user is not allowed to create tables: ask your host.', 'vitrine' ), implode( ', ', $missing ) ),
			self::to( __( 'Go to Plugins', 'vitrine' ), 'plugins.php' )
		);
	}

	/**
	 * Checks whether the shop's pages exist and have their content.
	 *
	 * @param array<string, string> $states `fine`, `empty` (without block or shortcode) or `missing` by page: `shop`, `cart`, `checkout`, `account`.
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
			return new Verdict( 'pages', Level::Good, __( 'All shop pages exist and contain their blocks.', 'vitrine' ), '' );
		}
		$texts = array(
			/* translators: %s: names of pages, such as "cart, checkout". */
			'' === $missing ? '' : sprintf( __( 'Not published: %s. Links to it go to the front page instead. Publish the page or restore it from the Trash.', 'vitrine' ), $missing ),
			/* translators: %s: names of pages, such as "cart, checkout". */
			'' === $empty ? '' : sprintf( __( 'These pages are missing their shop block: %s. Edit the page and insert the block of the same name.', 'vitrine' ), $empty ),
		);
		$sells = array_diff_key( $states, array( 'account' => true ) );
		return new Verdict(
			'pages',
			in_array( 'missing', $sells, true ) || in_array( 'empty', $sells, true ) ? Level::Critical : Level::Recommended,
			__( 'Some shop pages need attention.', 'vitrine' ),
			implode( ' ', array_filter( $texts ) ),
			self::to( __( 'Go to Pages', 'vitrine' ), 'edit.php?post_type=page' )
		);
	}

	/**
	 * Reports blocks that are replaced by other plugins' pages.
	 *
	 * @param array<string, string> $notices Messages by page.
	 * @return list<Verdict>
	 */
	public static function replaced( array $notices ): array {
		return array() === $notices ? array() : array(
			new Verdict(
				'replaced',
				Level::Good,
				implode( ' ', $notices ),
				__( 'This is intended: two of them on one page would not work. Deactivate that plugin, or what replaces the page in it, to use Vitrine’s block.', 'vitrine' ),
				self::to( __( 'Go to Plugins', 'vitrine' ), 'plugins.php' )
			),
		);
	}

	/**
	 * Checks whether permalinks are enabled.
	 *
	 * @param string $structure Permalink structure; empty: plain.
	 */
	public static function permalinks( string $structure ): Verdict {
		return '' === $structure
			? new Verdict( 'permalinks', Level::Recommended, __( 'Permalinks are set to “Plain”.', 'vitrine' ), __( 'Product URLs look like “?p=12”, which is hard to read for people and search engines. The shop still works. Choose any structure other than “Plain”.', 'vitrine' ), self::to( __( 'Choose a structure', 'vitrine' ), 'options-permalink.php' ) )
			: new Verdict( 'permalinks', Level::Good, __( 'Pretty permalinks are enabled.', 'vitrine' ), '' );
	}

	/**
	 * Checks whether the product index is complete and correct.
	 *
	 * @param float                               $progress Progress of the index from 0 to 1.
	 * @param array{checked: int, different: int} $sample   Sample from IndexCheck.
	 */
	public static function index( float $progress, array $sample ): Verdict {
		$checked = number_format_i18n( $sample['checked'] );
		return match ( true ) {
			$progress < 1           => new Verdict(
				'index',
				Level::Recommended,
				/* translators: %d: percentage. */
				sprintf( __( 'The product index is being built: %d%%.', 'vitrine' ), (int) floor( 100 * $progress ) ),
				__( 'Listings and searches keep working meanwhile, but more slowly. Rebuilding continues in the background.', 'vitrine' )
			),
			$sample['different'] > 0 => new Verdict(
				'index',
				Level::Critical,
				__( 'The product index is out of date.', 'vitrine' ),
				/* translators: 1: number of products that differ, 2: number of products that were checked. */
				sprintf( __( '%1$s of %2$s checked products differ from the index, so listings and searches may miss them. This happens when another program writes to the database. Rebuild the index.', 'vitrine' ), number_format_i18n( $sample['different'] ), $checked )
			),
			/* translators: %s: number of products. */
			default                 => new Verdict( 'index', Level::Good, __( 'The product index is up to date.', 'vitrine' ), sprintf( __( 'Products checked: %s.', 'vitrine' ), $checked ) ),
		};
	}

	/**
	 * Checks whether orders can be paid.
	 *
	 * @param bool         $offered  Whether a payment method is enabled.
	 * @param list<string> $problems Problems of enabled payment methods.
	 */
	public static function payments( bool $offered, array $problems = array() ): Verdict {
		$screen = self::to( __( 'Go to Payments', 'vitrine' ), 'options-general.php?page=vitrine-settings&tab=payments' );
		return match ( true ) {
			! $offered            => new Verdict( 'payments', Level::Critical, __( 'No payment method is enabled.', 'vitrine' ), __( 'Nobody can place an order. Enable at least one payment method.', 'vitrine' ), $screen ),
			array() !== $problems => new Verdict( 'payments', Level::Recommended, __( 'A payment method needs your attention.', 'vitrine' ), implode( ' ', $problems ), $screen ),
			default               => new Verdict( 'payments', Level::Good, __( 'Payment methods are enabled.', 'vitrine' ), '' ),
		};
	}

	/**
	 * Checks whether the shop is open.
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
				sprintf( __( 'This shop uses WooCommerce, but Vitrine cannot work with it: %s. The site keeps running. Activate or update WooCommerce.', 'vitrine' ), $problem ),
				self::to( __( 'Go to Plugins', 'vitrine' ), 'plugins.php' )
			);
	}

	/**
	 * Returns a link to an admin screen.
	 *
	 * @param string $label Text of the link.
	 * @param string $path  Path in the admin.
	 * @return array{label: string, url: string}
	 */
	private static function to( string $label, string $path ): array {
		return array(
			'label' => $label,
			'url'   => admin_url( $path ),
		);
	}
}
