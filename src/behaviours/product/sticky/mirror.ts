import contract from '../../../contract';
import { setAttribute } from '../../dom/attributes';
import { all } from '../../dom/find';
import { ownTextOf } from '../variations/content';

const { markers } = contract;

/** Attributes and classes copied from the form's button. */
const ATTRIBUTES = [ 'aria-busy', 'aria-disabled' ];
const CLASSES = [ markers.loading, markers.added ];

/** The elements of a product that a bar mirrors. */
export interface Mirrored {
	bar: HTMLElement;
	form: HTMLFormElement;
	button: HTMLButtonElement;
}

const input = ( root: Element ) =>
	root.querySelector< HTMLInputElement >(
		`${ markers.quantity } ${ markers.quantity_input }`
	);

/** Syncs the quantity of the form and the bar in both directions. */
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
		// No quantity for products sold individually.
		const box = here.closest< HTMLElement >( markers.quantity );
		if ( box ) {
			box.hidden = there.type === 'hidden' || ! there.offsetParent;
		}
	};
	take();
	form.addEventListener( 'input', take );
	form.addEventListener( 'change', take );
	// A variation sets other bounds without firing an event.
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

/** Syncs the button's state: loading, added, disabled, sold out. */
export const mirrorButton = ( { bar, button }: Mirrored ): void => {
	const own = bar.querySelector( markers.sticky_button );
	if ( ! own ) {
		return;
	}
	own.removeAttribute( 'disabled' );
	const label = own.textContent;
	const take = () => {
		for ( const name of CLASSES ) {
			own.classList.toggle( name, button.classList.contains( name ) );
		}
		for ( const name of ATTRIBUTES ) {
			setAttribute( own, name, button.getAttribute( name ) );
		}
		const { textContent } = button;
		const text =
			textContent === ( ownTextOf( button ) ?? textContent )
				? label
				: textContent;
		// Other scripts may have put markup into it.
		if ( own.textContent !== text ) {
			own.textContent = text;
		}
	};
	take();
	new MutationObserver( take ).observe( button, { attributes: true } );
};

/** The labels of the chosen options, in form order. */
const choiceOf = ( form: HTMLFormElement ): string =>
	all< HTMLSelectElement >( markers.variation_fields, form )
		.filter( ( { value } ) => value )
		.map( ( { selectedOptions } ) => selectedOptions[ 0 ]?.text ?? '' )
		.join( ' / ' );

/** Syncs the chosen options and the price. */
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
		// Empty without a choice, or if all variations cost the same.
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
