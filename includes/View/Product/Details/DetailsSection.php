<?php
/**
 * Section of the product details.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Details;

use Vitrine\Commerce\Value\Product;
use Vitrine\View\Markup;
use Vitrine\View\Product\Reviews\ProductReviews;

defined( 'ABSPATH' ) || exit;

/**
 * Has a name as in WooCommerce's tabs, a title and content.
 */
final class DetailsSection {

	public const DESCRIPTION = 'description';
	public const FACTS       = 'additional_information';
	public const REVIEWS     = 'reviews';

	private const REVIEWS_STYLE = 'vitrine-product-reviews-style';

	/**
	 * @param string $name      One of the constants, or the name of another plugin's section.
	 * @param string $title     Plain text.
	 * @param Markup $content   Content of the section.
	 * @param bool   $is_titled Whether the content has its own heading.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $title,
		public readonly Markup $content,
		public readonly bool $is_titled,
	) {}

	/**
	 * Creates the sections of the engine.
	 *
	 * @param list<array{name: string, title: string, html: string}> $drawn Sections of DrawsDetails.
	 * @return list<self>
	 */
	public static function from( array $drawn ): array {
		return array_map( static fn ( array $one ): self => new self( $one['name'], $one['title'], Markup::safe( $one['html'] ), ! in_array( $one['name'], array( self::DESCRIPTION, self::FACTS ), true ) ), $drawn );
	}

	/**
	 * Creates the sections of a product whose engine has none.
	 *
	 * @param Product      $product Product with all details.
	 * @param list<string> $hidden  Names of the sections to leave out.
	 * @return list<self>
	 */
	public static function own( Product $product, array $hidden ): array {
		$sections = array();
		if ( ! in_array( self::DESCRIPTION, $hidden, true ) && '' !== trim( $product->description ) ) {
			$sections[] = new self( self::DESCRIPTION, __( 'Description', 'vitrine' ), Markup::safe( $product->description ), false );
		}
		$facts = in_array( self::FACTS, $hidden, true ) ? null : AdditionalInformation::render( $product );
		if ( null !== $facts ) {
			$sections[] = new self( self::FACTS, __( 'Additional information', 'vitrine' ), $facts, false );
		}
		$reviews = in_array( self::REVIEWS, $hidden, true ) ? null : ProductReviews::render( $product );
		if ( null !== $reviews ) {
			wp_enqueue_style( self::REVIEWS_STYLE );
			/* translators: %s: number of reviews. */
			$title      = sprintf( __( 'Reviews (%s)', 'vitrine' ), number_format_i18n( $product->rating->count ?? 0 ) );
			$sections[] = new self( self::REVIEWS, $title, Markup::tag( 'div', array( 'class' => 'vitrine-product-reviews' ), $reviews ), true );
		}
		return $sections;
	}
}
