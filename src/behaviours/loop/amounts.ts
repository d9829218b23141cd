import contract from '../../contract';
import type { LoopContent } from '../../contract/types';
import { setFlag } from '../dom/attributes';
import { asleepOf, facetOf, isTaken } from './elements';

const { markers } = contract;

type Amounts = Readonly< Record< string, number > >;

const write = ( control: HTMLElement, amount: number | undefined ) => {
	const shown = ( control.closest( 'label' ) ?? control ).querySelector(
		'.vitrine-loop-amount'
	);
	if ( shown && amount !== undefined ) {
		shown.textContent = String( amount );
	}
};

/** A chosen filter can always be removed, even without results. */
const isOff = ( amount: number | undefined, chosen: boolean ): boolean =>
	amount === 0 && ! chosen;

const showInSelect = ( select: HTMLSelectElement, amounts: Amounts ) => {
	for ( const option of select.options ) {
		const amount = amounts[ option.value ];
		const { name } = option.dataset;
		if ( name && amount !== undefined ) {
			option.textContent = `${ name } (${ amount })`;
			option.disabled = isOff( amount, option.selected );
		}
	}
};

const showInBox = ( box: HTMLInputElement, amounts: Amounts ) => {
	const amount = amounts[ box.value ];
	write( box, amount );
	if ( amount !== undefined ) {
		// Disabling the focused element would lose the focus.
		box.disabled =
			isTaken( box ) ||
			( isOff( amount, box.checked ) &&
				box !== box.ownerDocument.activeElement );
	}
};

const showInButton = ( button: HTMLElement, amounts: Amounts ) => {
	const amount =
		amounts[ button.getAttribute( markers.loop_filter_type ) ?? '' ];
	write( button, amount );
	setFlag(
		button,
		'aria-disabled',
		isOff( amount, button.hasAttribute( 'aria-current' ) )
	);
};

/**
 * Shows the number of results of each choice and disables those without
 * results.
 *
 * @see field 25
 */
export const showAmounts = (
	root: HTMLElement,
	{ options = {}, facets = {} }: Pick< LoopContent, 'options' | 'facets' >
): void => {
	for ( const select of asleepOf< HTMLSelectElement >( root, 'select' ) ) {
		showInSelect( select, options.select ?? {} );
	}
	for ( const box of asleepOf< HTMLInputElement >( root, 'checkbox' ) ) {
		showInBox( box, options.checkbox ?? {} );
	}
	for ( const field of asleepOf< HTMLInputElement | HTMLSelectElement >(
		root,
		'facet'
	) ) {
		const own = facets[ facetOf( field ) ] ?? {};
		if ( field instanceof HTMLSelectElement ) {
			showInSelect( field, own );
		} else {
			showInBox( field, own );
		}
	}
	for ( const button of asleepOf( root, 'button' ) ) {
		showInButton( button, options.button ?? {} );
	}
};
