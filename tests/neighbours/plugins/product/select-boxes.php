<?php
/**
 * Plugin Name: A neighbour: select boxes
 * Description: Replaces the variation fields with select2, as themes and variation plugins do.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		if ( is_product() ) {
			wp_enqueue_script( 'selectWoo' );
			wp_enqueue_style( 'select2' );
		}
	},
	99
);

add_action(
	'wp_footer',
	static function (): void {
		if ( ! is_product() ) {
			return;
		}
		?>
<script>
jQuery( function ( $ ) {
	var $form = $( '.variations_form' );
	function dress() {
		$form.find( '.variations select' ).each( function () {
			if ( ! $( this ).hasClass( 'select2-hidden-accessible' ) ) {
				$( this ).selectWoo( { width: '240px', minimumResultsForSearch: -1 } );
			}
		} );
	}
	dress();
	// Options come and go with each choice: the box is to show what is left.
	$form.on( 'woocommerce_update_variation_values reset_data', function () {
		$( this ).find( '.variations select' ).trigger( 'change.select2' );
	} );
	$form.on( 'found_variation', function ( event, variation ) {
		$( '#choice-note' ).remove();
		$( '<p id="choice-note"></p>' ).text( 'SKU ' + variation.sku + ', ' + variation.display_price ).insertAfter( $form.find( '.variations' ) );
	} );
} );
</script>
		<?php
	},
	100
);
