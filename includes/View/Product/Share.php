<?php
/**
 * Share links of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Product;
use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Plain links: nothing is loaded from a social network before the visitor follows a
 * link.
 */
final class Share {

	/** Network to its name and URL, with placeholders {url}, {title}, {image}. */
	private const NETWORKS = array(
		'facebook'  => array( 'Facebook', 'https://www.facebook.com/sharer/sharer.php?u={url}' ),
		'x'         => array( 'X', 'https://x.com/intent/post?url={url}&text={title}' ),
		'whatsapp'  => array( 'WhatsApp', 'https://wa.me/?text={title}%20{url}' ),
		'pinterest' => array( 'Pinterest', 'https://www.pinterest.com/pin/create/button/?url={url}&media={image}&description={title}' ),
		'telegram'  => array( 'Telegram', 'https://t.me/share/url?url={url}&text={title}' ),
		'linkedin'  => array( 'LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url={url}' ),
		'bluesky'   => array( 'Bluesky', 'https://bsky.app/intent/compose?text={title}%20{url}' ),
	);

	/**
	 * Renders the links; null if none is enabled.
	 *
	 * @param Product      $product Product with all details.
	 * @param list<string> $ways    Networks, `mail`, `copy`, `native`.
	 */
	public static function render( Product $product, array $ways ): ?Markup {
		$items = array();
		foreach ( self::NETWORKS as $network => list( $name, $address ) ) {
			if ( in_array( $network, $ways, true ) ) {
				/* translators: %s: Name of a social network. */
				$items[] = self::link( $network, $name, sprintf( __( 'Share on %s (opens in a new window)', 'vitrine' ), $name ), self::address( $address, $product ), true );
			}
		}
		if ( in_array( 'mail', $ways, true ) ) {
			$items[] = self::link( 'mail', __( 'Email', 'vitrine' ), __( 'Share by email', 'vitrine' ), self::address( 'mailto:?subject={title}&body={url}', $product ), false );
		}
		if ( in_array( 'copy', $ways, true ) ) {
			$items[] = Markup::join(
				self::button( Contract::name( 'markers.share_copy' ), 'chain', __( 'Copy link', 'vitrine' ) ),
				// Without JavaScript, a link whose URL can be copied from the browser menu.
				Markup::tag( 'noscript', array(), self::link( 'chain', __( 'Link', 'vitrine' ), __( 'Link to this product', 'vitrine' ), $product->permalink, false ) )
			);
		}
		if ( in_array( 'native', $ways, true ) ) {
			// Last, because a script shows it only in browsers that support it, which must not move the others.
			$items[] = self::button( Contract::name( 'markers.share_native' ), 'share', __( 'Share', 'vitrine' ) );
		}
		if ( array() === $items ) {
			return null;
		}
		return Markup::tag(
			'div',
			array(
				'class'                                 => Contract::name( 'markers.share' ),
				Contract::name( 'markers.share_url' )   => $product->permalink,
				Contract::name( 'markers.share_title' ) => $product->name,
			),
			Markup::tag(
				'ul',
				array(
					'role'       => 'list',
					'aria-label' => __( 'Share this product', 'vitrine' ),
				),
				array_map( static fn ( Markup $item ): Markup => Markup::tag( 'li', array(), $item ), $items )
			),
			in_array( 'copy', $ways, true ) ? Markup::tag(
				'p',
				array(
					'role'                                 => 'status',
					Contract::name( 'markers.share_done' ) => __( 'Link copied.', 'vitrine' ),
					Contract::name( 'markers.share_failed' ) => __( 'Copy this address:', 'vitrine' ),
				)
			) : null
		);
	}

	/**
	 * Returns the share URL of a product.
	 *
	 * @param string  $address URL with {url}, {title} and {image}.
	 * @param Product $product The product.
	 */
	private static function address( string $address, Product $product ): string {
		return strtr(
			$address,
			array(
				'{url}'   => rawurlencode( $product->permalink ),
				'{title}' => rawurlencode( $product->name ),
				'{image}' => rawurlencode( $product->images[0]->src ?? '' ),
			)
		);
	}

	/**
	 * Renders a link.
	 *
	 * @param string $icon    Name of a WordPress social icon.
	 * @param string $text    Visible text, if texts are shown.
	 * @param string $label   Accessible label, which includes the text.
	 * @param string $url     URL of the link.
	 * @param bool   $is_away Whether it leads to another site.
	 */
	private static function link( string $icon, string $text, string $label, string $url, bool $is_away ): Markup {
		return Markup::tag(
			'a',
			array(
				'href'       => $url,
				'rel'        => $is_away ? 'noopener nofollow' : null,
				'target'     => $is_away ? '_blank' : null,
				'aria-label' => $label,
				'title'      => $label,
			),
			self::icon( $icon ),
			Markup::tag( 'span', array(), $text )
		);
	}

	/**
	 * Renders a button that needs JavaScript.
	 *
	 * @param string $marker Class of the button.
	 * @param string $icon   Name of a WordPress social icon.
	 * @param string $text   Text and label.
	 */
	private static function button( string $marker, string $icon, string $text ): Markup {
		return Markup::tag(
			'button',
			array(
				'type'       => 'button',
				'class'      => $marker,
				'aria-label' => $text,
				'title'      => $text,
			),
			self::icon( $icon ),
			Markup::tag( 'span', array(), $text )
		);
	}

	/**
	 * Returns an icon of WordPress's social links.
	 *
	 * @param string $name Name of the service.
	 */
	private static function icon( string $name ): Markup {
		return Markup::safe( block_core_social_link_get_icon( $name ) );
	}
}
