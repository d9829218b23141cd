<?php
/**
 * Displayed prices.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Regions\Tax\Taxation;
use Vitrine\Commerce\Builtin\Regions\Whereabouts;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * With or without tax at the shop's location: product pages are the same for every
 * visitor.
 */
final class ShopPrices {

	/**
	 * Cached taxes at the shop's location, and the settings they are valid for.
	 *
	 * @var array{of: string, taxation: Taxation|null}|null
	 */
	private static ?array $known = null;

	/**
	 * Returns a price as displayed.
	 *
	 * @param int    $price Price as entered.
	 * @param string $class Tax class, see TaxRate; empty: not taxable.
	 */
	public static function shown( int $price, string $class ): int {
		$taxation = self::taxation();
		return null === $taxation ? $price : $taxation->shown( $price, $class, $taxation->options->shop_incl );
	}

	/**
	 * Whether displayed prices differ from entered ones.
	 */
	public static function are_taxed(): bool {
		return null !== self::taxation();
	}

	/**
	 * Returns the taxes at the shop's location; null if prices are displayed as
	 * entered.
	 */
	private static function taxation(): ?Taxation {
		$of = get_current_blog_id() . Changes::stamp();
		if ( $of !== ( self::$known['of'] ?? '' ) ) {
			$tax         = ShopOptions::get()->tax;
			self::$known = array(
				'of'       => $of,
				'taxation' => $tax->prices_include_tax === $tax->shop_incl ? null : new Taxation( $tax, Whereabouts::base(), Whereabouts::base() ),
			);
		}
		return self::$known['taxation'];
	}
}
