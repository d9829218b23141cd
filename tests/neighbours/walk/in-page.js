/**
 * Runs in every page of a test before its own scripts: records jQuery and DOM
 * events in order. Records persist across page loads.
 */
( function () {
	if ( window.top !== window || window.location.protocol === 'about:' ) {
		return;
	}
	const KEY = 'heard-on-this-walk';
	const note = ( line ) => {
		const all = JSON.parse( sessionStorage.getItem( KEY ) || '[]' );
		sessionStorage.setItem( KEY, JSON.stringify( [ ...all, line ] ) );
	};

	/* Events of WooCommerce's scripts and of the plugins in this folder. */
	const NAMES = new RegExp(
		`^(${ [
			'(should_send_ajax_request|ajax_request_not_sent|adding_to_cart|added_to_cart|removed_from_cart)',
			'wc_(cart_button_updated|fragments?_\\w+|cart_emptied|update_cart|variation_form)',
			'updated_(wc_div|cart_totals|shipping_method|checkout)',
			'(applied|removed)_coupon(_in_checkout)?',
			'(init|update)_checkout',
			'checkout_(error|place_order\\w*)',
			'payment_method_selected',
			'country_to_state_chang\\w+',
			'(woocommerce_)?update_variation_values',
			'woocommerce_variation_\\w+',
			'(check|found|show|hide|reload_product)_variations?',
			'reset_(data|image)',
			'neighbour_\\w+',
		].join( '|' ) })$`
	);

	/* Whether a form has found a variation but not shown it yet. */
	let isShowing = false;
	window.isShowing = () => isShowing;
	const watch = ( name ) => {
		if ( name === 'found_variation' ) {
			isShowing = true;
		} else if ( /^(show|hide)_variation$/.test( name ) ) {
			isShowing = false;
		}
	};

	const nameOf = ( target ) => {
		if ( target === document ) {
			return 'document';
		}
		if ( ! ( target instanceof window.Element ) ) {
			return 'window';
		}
		const { localName } = target;
		const known = [
			'variations_form',
			'cart',
			'checkout',
			'woocommerce-cart-form',
			'single_variation',
		].find( ( name ) => target.classList.contains( name ) );
		return known ? `${ localName }.${ known }` : localName;
	};

	/* The target's name and value, for form fields. */
	const valueOf = ( target ) =>
		'value' in target && target.name
			? ` ${ target.name }=${ target.value }`
			: '';

	const shape = ( value ) => {
		if ( value && value.jquery ) {
			return `jQuery[${ value.length }]`;
		}
		if ( value && typeof value === 'object' ) {
			return Array.isArray( value ) ? '[]' : '{}';
		}
		return /^[0-9a-f]{32}$/.test( value ) ? 'hash' : String( value );
	};

	const hook = ( $ ) => {
		const { trigger } = $.event;
		$.event.trigger = function ( event, data, target, onlyHandlers ) {
			const name = ( event.type || event ).split( '.' )[ 0 ];
			if ( NAMES.test( name ) ) {
				watch( name );
				const given = $.makeArray( data || [] ).map( shape );
				note(
					`jQuery ${ nameOf(
						target || document
					) }: ${ name }(${ given.join( ', ' ) })`
				);
			} else if (
				name === 'change' &&
				target &&
				target.closest &&
				target.closest( 'form.cart' )
			) {
				note( `jQuery change${ valueOf( target ) }` );
			}
			return trigger.call( this, event, data, target, onlyHandlers );
		};
	};

	/*
	 * Each script that loads before the next one starts. No accessor: a page
	 * without jQuery must not have the property.
	 */
	let hooked;
	const hookOnce = () => {
		const { jQuery } = window;
		if ( jQuery && jQuery.event && jQuery !== hooked ) {
			hooked = jQuery;
			hook( jQuery );
		}
	};
	document.addEventListener( 'load', hookOnce, true );
	document.addEventListener( 'DOMContentLoaded', hookOnce, true );

	for ( const type of [
		'submit',
		'wc-blocks_added_to_cart',
		'wc-blocks_removed_from_cart',
	] ) {
		window.addEventListener(
			type,
			( { target } ) => note( `${ type } ${ nameOf( target ) }` ),
			true
		);
	}
	window.addEventListener(
		'change',
		( { target } ) => {
			if ( target.closest( 'form.cart' ) ) {
				note( `change${ valueOf( target ) }` );
			}
		},
		true
	);

	/* WooCommerce moves the focus to a new notice half a second after it appears. */
	const LATER = 700;
	const known = new WeakSet();
	let last = -LATER;
	const isSettled = () => {
		for ( const one of document.querySelectorAll( '[role="alert"]' ) ) {
			if ( ! known.has( one ) ) {
				known.add( one );
				last = performance.now();
			}
		}
		return (
			performance.now() - last >= LATER &&
			! ( hooked && ( hooked.active || hooked.timers.length ) )
		);
	};

	window.isSettled = () =>
		isSettled() &&
		document.readyState === 'complete' &&
		! document.querySelector(
			// In older versions, a drawer that was never opened stays in its loading state.
			'.blockOverlay, .processing, .loading, .is-loading:not( [aria-hidden="true"] )'
		);

	window.takeHeard = () => {
		const all = JSON.parse( sessionStorage.getItem( KEY ) || '[]' );
		sessionStorage.removeItem( KEY );
		return all;
	};
} )();
