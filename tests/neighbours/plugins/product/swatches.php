<?php
/**
 * Plugin Name: A neighbour: swatches
 * Description: Buttons before the variation fields, which set them with jQuery alone, as swatch plugins do.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_script( 'jquery' );
	}
);

// Printed inline, so that the script queue does not reveal it.
add_action(
	'wp_footer',
	static function (): void {
		?>
<script>
jQuery( function ( $ ) {
	window.heard = [];
	$( '.variations select' ).each( function () {
		var $select = $( this );
		$select.find( 'option' ).each( function () {
			if ( this.value ) {
				$( '<span class="swatch" role="button" tabindex="0"></span>' )
					.text( 'Swatch ' + this.value )
					.attr( 'data-value', this.value )
					.insertAfter( $select )
					.on( 'click', function () {
						$select.val( $( this ).data( 'value' ) ).trigger( 'change' );
					} );
			}
		} );
	} );
	$( '.variations_form' )
		.on( 'change', 'select', function () {
			window.heard.push( 'change ' + this.value );
		} )
		.on( 'woocommerce_update_variation_values', function () {
			$( this ).find( '.swatch' ).each( function () {
				var has = $( this ).closest( '.value' ).find( 'option' ).filter( function () {
					return this.value === $( this ).val();
				} );
				$( this ).attr( 'data-offered', has.length ? 'yes' : 'no' );
			} );
		} )
		.on( 'found_variation', function ( event, variation ) {
			window.heard.push( 'found ' + variation.variation_id );
		} );
} );
</script>
		<?php
	},
	100
);
