<?php
/**
 * Plugin Name: A neighbour: quick look
 * Description: Loads the form of a product into any page and initializes it with WooCommerce's function, as quick view plugins do.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_script( 'jquery' );
		if ( ! is_product() ) {
			// Enqueued without a dependent script, since its own script is inline.
			wp_enqueue_script( 'wc-add-to-cart-variation' );
		}
	}
);

add_action(
	'wp_footer',
	static function (): void {
		?>
<button type="button" id="look">Quick look</button>
<div id="looked-at" class="product"></div>
<script>
jQuery( function ( $ ) {
	window.looked = [];
	$( '#look' ).on( 'click', function () {
		$( '#looked-at' ).load( '/product/wool-throw/ form.variations_form', function () {
			$( this ).find( '.variations_form' )
				.on( 'wc_variation_form', function ( event, form ) {
					window.looked.push( [
						form.$form.length,
						form.$attributeFields.length,
						form.variationData.length,
						form.useAjax,
						form.getChosenAttributes().count,
						form.findMatchingVariations( form.variationData, { attribute_pa_colour: 'sand', attribute_pa_size: '' } ).length,
						typeof wc_add_to_cart_variation_params.i18n_make_a_selection_text
					].join() );
				} )
				.on( 'found_variation', function ( event, variation ) {
					$( this ).wc_variations_image_update( variation );
					window.looked.push( 'found ' + variation.display_price );
				} )
				.wc_variation_form();
		} );
	} );
} );
</script>
		<?php
	},
	100
);
