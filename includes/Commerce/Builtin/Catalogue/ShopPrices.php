<?php
/**
 * Prices as the shop shows them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Regions\Tax\Taxation;
use Vitrine\Commerce\Builtin\Regions\Whereabouts;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * With the tax of the shop's own place or without: pages of products are the
 * same for every visitor.
 */
final class ShopPrices {

	/**
	 * The taxes of the shop's place, and of which settings.
	 *
	 * @var array{of: string, taxation: Taxation|null}|null
	 */
	private static ?array $known = null;

	/**
	 * A price as it is shown.
	 *
	 * @param int    $price As entered.
	 * @param string $class Tax class, see TaxRate; empty: not taxable.
	 */
	public static function shown( int $price, string $class ): int {
		$taxation = self::taxation();
		return null === $taxation ? $price : $taxation->shown( $price, $class, $taxation->options->shop_incl );
	}

	/**
	 * Whether prices are shown otherwise than they were entered.
	 */
	public static function are_taxed(): bool {
		return null !== self::taxation();
	}

	/**
	 * The taxes of the shop's place; null: prices are shown as they were entered.
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
