import contract from '../../../contract';
import { setAttribute } from '../../dom/attributes';
import { all } from '../../dom/find';

const { markers } = contract;

/** What of the form's button the bar's button shows. */
const ATTRIBUTES = [ 'aria-busy', 'aria-disabled' ];
const CLASSES = [ markers.loading, markers.added ];

/** The parts of a product that a bar mirrors. */
export interface Mirrored {
	bar: HTMLElement;
	form: HTMLFormElement;
	button: HTMLButtonElement;
}

const input = ( root: Element ) =>
	root.querySelector< HTMLInputElement >(
		`${ markers.quantity } ${ markers.quantity_input }`
	);

/** Keeps the form's quantity and the bar's the same, whichever is changed. */
export const mirrorQuantity = ( { bar, form }: Mirrored ): void => {
	const there = input( form );
	const here = input( bar );
	if ( ! there || ! here ) {
		return;
	}
	const take = () => {
		here.value = there.value;
		for ( const name of [ 'min', 'max', 'step' ] as const ) {
			here[ name ] = there[ name ];
		}
		// What is sold one at a time has no quantity to choose.
		const box = here.closest< HTMLElement >( markers.quantity );
		if ( box ) {
			box.hidden = there.type === 'hidden' || ! there.offsetParent;
		}
	};
	take();
	form.addEventListener( 'input', take );
	form.addEventListener( 'change', take );
	// A variation brings bounds of its own, without an event of the field.
	new MutationObserver( take ).observe( there, { attributes: true } );
	for ( const type of [ 'input', 'change' ] ) {
		here.addEventListener( type, () => {
			if ( there.value !== here.value ) {
				there.value = here.value;
				there.dispatchEvent( new Event( type, { bubbles: true } ) );
			}
		} );
	}
};

/** Keeps the state of the button: that it waits, has done its work, or cannot be used. */
export const mirrorButton = ( { bar, button }: Mirrored ): void => {
	const own = bar.querySelector( markers.sticky_button );
	if ( ! own ) {
		return;
	}
	own.removeAttribute( 'disabled' );
	const take = () => {
		for ( const name of CLASSES ) {
			own.classList.toggle( name, button.classList.contains( name ) );
		}
		for ( const name of ATTRIBUTES ) {
			setAttribute( own, name, button.getAttribute( name ) );
		}
	};
	take();
	new MutationObserver( take ).observe( button, { attributes: true } );
};

/** The labels of what is chosen, in the order of the form. */
const choiceOf = ( form: HTMLFormElement ): string =>
	all< HTMLSelectElement >( markers.variation_fields, form )
		.filter( ( { value } ) => value )
		.map( ( { selectedOptions } ) => selectedOptions[ 0 ]?.text ?? '' )
		.join( ' / ' );

/** Keeps what is chosen, and its price. */
export const mirrorChoice = ( { bar, form }: Mirrored ): void => {
	const price = bar.querySelector( markers.sticky_price );
	const choice = bar.querySelector( markers.sticky_choice );
	const own = [ ...( price?.childNodes ?? [] ) ];
	const panel = form.querySelector( markers.variation_panel );
	const id = form.querySelector< HTMLInputElement >( markers.variation_id );
	const take = () => {
		if ( choice ) {
			choice.textContent = choiceOf( form );
		}
		// Variations of one price have none of their own; neither has no choice.
		const chosen = Number( id?.value )
			? panel?.querySelector( `.${ markers.variation_price }` )
					?.childNodes
			: null;
		price?.replaceChildren(
			...( chosen?.length
				? [ ...chosen ].map( ( node ) => node.cloneNode( true ) )
				: own )
		);
	};
	take();
	form.addEventListener( 'change', take );
	if ( panel ) {
		new MutationObserver( take ).observe( panel, {
			childList: true,
			subtree: true,
			characterData: true,
		} );
	}
};
