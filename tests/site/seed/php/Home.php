<?php
/**
 * The front page of the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

use Vitrine\Plugin;

/**
 * Builds the front page: introduction, categories, new products, story, reviews
 * and blog posts.
 */
final class Home {

	/** An image for each category, in the order of display. */
	private const CATEGORIES = array(
		'ceramics'        => 'speckled-bowl',
		'lighting'        => 'mushroom-lamp-night',
		'textiles'        => 'throw-moss',
		'furniture'       => 'oak-stool',
		'kitchen'         => 'glass-carafe',
		'scent-and-gifts' => 'beeswax-candle-lit',
	);

	/** Customer reviews with their authors. */
	private const REVIEWS = array(
		array( 'The bowl is even nicer than in the picture, and it survived our dishwasher.', 'Mara, Ghent' ),
		array( 'Ordered on Monday, on the table on Wednesday. Wrapped like a present.', 'Jonas, Kiel' ),
		array( 'Our third lamp from here. The first one is nine years old and still the best.', 'Odile, Lyon' ),
	);

	/**
	 * Constructor.
	 *
	 * @param Pictures   $pictures Images.
	 * @param ShopWriter $writer   Provides the URLs of the shop's pages.
	 */
	public function __construct( private readonly Pictures $pictures, private readonly ShopWriter $writer ) {
	}

	/**
	 * Returns the page as block markup.
	 */
	public function content(): string {
		return implode(
			"\n\n",
			array(
				$this->hero(),
				self::section( self::heading( 'Shop by category' ) . $this->categories() ),
				self::section( '<!-- wp:vitrine/product-listing {"title":"New arrivals","collection":"newest","rows":1,"showSort":false,"showCount":false,"showPagination":false,"heading":"h3","queryId":41} /-->' ),
				self::section( $this->story() ),
				self::section( '<!-- wp:vitrine/product-listing {"title":"On sale","collection":"on-sale","layout":"carousel","showSort":false,"showCount":false,"showPagination":false,"heading":"h3","queryId":42} /-->' ),
				self::section( self::heading( 'What customers say' ) . self::reviews() ),
				self::section( self::heading( 'From the journal' ) . '<!-- wp:latest-posts {"postsToShow":3,"displayPostContent":true,"excerptLength":18,"postLayout":"grid","columns":3,"displayFeaturedImage":true,"featuredImageSizeSlug":"medium_large","addLinkToFeaturedImage":true} /-->' ),
			)
		);
	}

	/**
	 * Returns the hero: an image, text and a link. Rendering it in two steps
	 * causes no layout shift.
	 */
	public function hero(): string {
		$image = $this->pictures->id( 'ripple-vase-pair', 'Ripple Vase' );
		$url   = Pages::path( (string) wp_get_attachment_url( $image ) );
		$text  = '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Things for a calm home</h1><!-- /wp:heading -->'
			. self::text( 'Ceramics, light and linen from small workshops. Made slowly, sent quickly.' )
			. self::button( 'Shop all products', $this->writer->page_url( 'shop' ) );
		return <<<HTML
<!-- wp:media-text {"align":"wide","mediaId":$image,"mediaType":"image","mediaSizeSlug":"full","verticalAlignment":"top"} -->
<div class="wp-block-media-text alignwide is-stacked-on-mobile is-vertically-aligned-top"><figure class="wp-block-media-text__media"><img src="$url" alt="Two rippled vases, one of them blue" class="wp-image-$image size-full"/></figure><div class="wp-block-media-text__content">$text</div></div>
<!-- /wp:media-text -->
HTML;
	}

	/**
	 * Returns the categories, with an image and a link each.
	 */
	private function categories(): string {
		$taxonomy = Plugin::engine()->content_types()['category'];
		$html     = '';
		foreach ( self::CATEGORIES as $slug => $picture ) {
			$term = get_term_by( 'slug', $slug, $taxonomy );
			if ( ! $term instanceof \WP_Term ) {
				throw new \RuntimeException( "There is no category $slug." );
			}
			$name  = esc_html( $term->name );
			$url   = Pages::path( (string) get_term_link( $term ) );
			$image = $this->pictures->id( $picture, $term->name );
			$src   = Pages::path( (string) wp_get_attachment_image_url( $image, 'medium_large' ) );
			$html .= '<!-- wp:group {"style":{"spacing":{"blockGap":"0.5rem"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} --><div class="wp-block-group">'
				. "<!-- wp:image {\"id\":$image,\"sizeSlug\":\"medium_large\",\"linkDestination\":\"custom\",\"style\":{\"border\":{\"radius\":\"8px\"}}} --><figure class=\"wp-block-image size-medium_large has-custom-border\"><a href=\"$url\"><img src=\"$src\" alt=\"$name\" class=\"wp-image-$image\" style=\"border-radius:8px\"/></a></figure><!-- /wp:image -->"
				. '<!-- wp:heading {"level":3,"fontSize":"medium"} --><h3 class="wp-block-heading has-medium-font-size"><a href="' . $url . '">' . $name . '</a></h3><!-- /wp:heading --></div><!-- /wp:group -->';
		}
		return '<!-- wp:group {"align":"wide","layout":{"type":"grid","minimumColumnWidth":"9.5rem","columnCount":6}} --><div class="wp-block-group alignwide">' . $html . '</div><!-- /wp:group -->';
	}

	/**
	 * Returns the section about the makers.
	 */
	private function story(): string {
		$image = $this->pictures->id( 'mushroom-lamp-night', 'Mushroom Table Lamp' );
		$url   = Pages::path( (string) wp_get_attachment_url( $image ) );
		$text  = self::heading( 'Eleven workshops, one table' )
			. self::text( 'We visit everybody who makes what we sell, and eat with them. What stays in the shop is what we would keep ourselves.' )
			. self::button( 'Read the journal', home_url( '/journal/' ) );
		return <<<HTML
<!-- wp:media-text {"align":"wide","mediaPosition":"right","mediaId":$image,"mediaType":"image","mediaSizeSlug":"full"} -->
<div class="wp-block-media-text alignwide has-media-on-the-right is-stacked-on-mobile"><div class="wp-block-media-text__content">$text</div><figure class="wp-block-media-text__media"><img src="$url" alt="A lamp shaped like a mushroom, lit at night" class="wp-image-$image size-full"/></figure></div>
<!-- /wp:media-text -->
HTML;
	}

	/**
	 * Returns the customer reviews.
	 */
	private static function reviews(): string {
		$html = '';
		foreach ( self::REVIEWS as list( $said, $who ) ) {
			$html .= '<!-- wp:column --><div class="wp-block-column"><!-- wp:quote --><blockquote class="wp-block-quote">' . self::text( $said ) . '<cite>' . $who . '</cite></blockquote><!-- /wp:quote --></div><!-- /wp:column -->';
		}
		return '<!-- wp:columns {"align":"wide"} --><div class="wp-block-columns alignwide">' . $html . '</div><!-- /wp:columns -->';
	}

	/**
	 * Wraps blocks in a section with padding.
	 *
	 * @param string $blocks Inner blocks.
	 */
	public static function section( string $blocks ): string {
		return '<!-- wp:group {"align":"wide","style":{"spacing":{"padding":{"top":"3rem"}}},"layout":{"type":"default"}} --><div class="wp-block-group alignwide" style="padding-top:3rem">' . $blocks . '</div><!-- /wp:group -->';
	}

	/**
	 * Returns a section heading.
	 *
	 * @param string $text Its text.
	 */
	private static function heading( string $text ): string {
		return '<!-- wp:heading --><h2 class="wp-block-heading">' . $text . '</h2><!-- /wp:heading -->';
	}

	/**
	 * A paragraph.
	 *
	 * @param string $text Its text.
	 */
	private static function text( string $text ): string {
		return "<!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph -->";
	}

	/**
	 * Returns a button.
	 *
	 * @param string $label Its text.
	 * @param string $url   Absolute URL.
	 */
	private static function button( string $label, string $url ): string {
		return '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="' . Pages::path( $url ) . '">' . $label . '</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
	}
}
