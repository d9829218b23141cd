<?php
/**
 * Offers in schema.org vocabulary.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\StructuredData;

use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Variation;

defined( 'ABSPATH' ) || exit;

/**
 * Price, availability and seller of a product.
 */
final class ProductOffers {

	/**
	 * Sets the data of the shop.
	 *
	 * @param Currency  $currency     Currency of the shop.
	 * @param string    $seller       Name of the shop.
	 * @param string    $seller_url   URL of the shop.
	 * @param string    $valid_until  `Y-m-d`: date until which prices are valid at least.
	 * @param bool|null $tax_included Whether displayed prices include tax; null: there is no tax.
	 */
	public function __construct(
		private readonly Currency $currency,
		private readonly string $seller,
		private readonly string $seller_url,
		private readonly string $valid_until,
		private readonly ?bool $tax_included = null,
	) {}

	/**
	 * Returns the offer of a product, or null if it has no price.
	 *
	 * @param Product $product Product with all details.
	 * @return array<string, mixed>|null
	 */
	public function of( Product $product ): ?array {
		$is_priced = $product->purchasable || ( Product::EXTERNAL === $product->type && $product->price > 0 );
		if ( ! $is_priced ) {
			return null;
		}
		$offer = $product->price === $product->max_price
			? $this->single( $product->price, $product->regular_price, $product->on_sale, $product->last_sale_day )
			: array(
				'@type'      => 'AggregateOffer',
				'lowPrice'   => $this->amount( $product->price ),
				'highPrice'  => $this->amount( $product->max_price ),
				'offerCount' => max( 1, count( $product->variations ) + count( $product->children ) ),
			) + ( $product->on_sale ? array( 'priceSpecification' => array( array( 'priceType' => 'https://schema.org/SalePrice' ) + $this->specification( $product->price ) ) ) : array() );
		return $offer + $this->terms( $product->in_stock, $product->permalink, $product->last_sale_day );
	}

	/**
	 * Returns the offer of a variation.
	 *
	 * @param Variation $variation The variation.
	 * @param string    $url       URL of the variation.
	 * @return array<string, mixed>
	 */
	public function of_variation( Variation $variation, string $url ): array {
		return $this->single( $variation->price, $variation->regular_price, $variation->price < $variation->regular_price, $variation->last_sale_day ) + $this->terms( $variation->in_stock, $url, $variation->last_sale_day );
	}

	/**
	 * Returns the offer of a single price. The price to pay comes first; only the
	 * regular price is marked as list price.
	 *
	 * @param int         $price    Price in minor units.
	 * @param int         $regular  Minor units.
	 * @param bool        $on_sale  Whether the price is a sale price.
	 * @param string|null $last_day `Y-m-d`: last day of the sale; null: no end.
	 * @return array<string, mixed>
	 */
	private function single( int $price, int $regular, bool $on_sale, ?string $last_day ): array {
		$specifications = array( $this->specification( $price, $last_day ) );
		if ( $on_sale && $regular > $price ) {
			$specifications[] = array( 'priceType' => 'https://schema.org/ListPrice' ) + $this->specification( $regular );
		}
		return array(
			'@type'              => 'Offer',
			'price'              => $this->amount( $price ),
			'priceSpecification' => $specifications,
		);
	}

	/**
	 * Returns a price specification.
	 *
	 * @param int         $price    Price in minor units.
	 * @param string|null $last_day `Y-m-d`: last day of the price; null: the default.
	 * @return array<string, mixed>
	 */
	private function specification( int $price, ?string $last_day = null ): array {
		return array(
			'@type'         => 'UnitPriceSpecification',
			'price'         => $this->amount( $price ),
			'priceCurrency' => $this->currency->code,
			'validThrough'  => $last_day ?? $this->valid_until,
		) + ( null === $this->tax_included ? array() : array( 'valueAddedTaxIncluded' => $this->tax_included ) );
	}

	/**
	 * Returns the common data of an offer.
	 *
	 * @param bool        $in_stock Whether the product is in stock.
	 * @param string      $url      URL of the offer.
	 * @param string|null $last_day `Y-m-d`: last day of the price; null: the default.
	 * @return array<string, mixed>
	 */
	private function terms( bool $in_stock, string $url, ?string $last_day ): array {
		return array(
			'priceCurrency'   => $this->currency->code,
			'priceValidUntil' => $last_day ?? $this->valid_until,
			'availability'    => 'https://schema.org/' . ( $in_stock ? 'InStock' : 'OutOfStock' ),
			'url'             => $url,
			'seller'          => array(
				'@type' => 'Organization',
				'name'  => $this->seller,
				'url'   => $this->seller_url,
			),
		);
	}

	/**
	 * Formats an amount for machines: `1234.50`.
	 *
	 * @param int $minor Amount in minor units.
	 */
	private function amount( int $minor ): string {
		return number_format( $minor / 10 ** $this->currency->decimals, $this->currency->decimals, '.', '' );
	}
}
