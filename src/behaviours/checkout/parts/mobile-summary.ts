import contract from '../../../contract';
import { all } from '../../dom/find';

const { markers } = contract;

/** The total of the order review. */
export const TOTAL = '.order-total .amount';

/** What the copy must not have twice on the page: fields, buttons and scripts. */
const ONCE = 'button, input, script, select, style, textarea';

const copyOf = ( node: Node ): Node => {
	const copy = node.cloneNode( true );
	if ( copy instanceof Element ) {
		all( ONCE, copy ).forEach( ( element ) => element.remove() );
		all( '[id]', copy ).forEach( ( element ) =>
			element.removeAttribute( 'id' )
		);
	}
	return copy;
};

/**
 * Keeps the order summary above the form, which narrow screens show, like the
 * order review: its total always, and its items and totals while it is open.
 */
export const keepMobileSummary = (): void => {
	const summary = document.querySelector< HTMLDetailsElement >(
		markers.mobile_summary
	);
	const review = document.querySelector( markers.order_review );
	const [ total, body ] = [ 'strong', ':scope > div' ].map(
		( selector ) => summary?.querySelector( selector )
	);
	if ( ! summary || ! review || ! total || ! body ) {
		return;
	}
	const show = () => {
		const amount = review.querySelector( TOTAL );
		if ( amount ) {
			total.replaceChildren( copyOf( amount ) );
		}
		const table = review.querySelector( markers.order_review_table );
		if ( table && summary.open ) {
			body.replaceChildren(
				...[ ...table.children ]
					.filter( ( part ) => ! part.matches( ONCE ) )
					.map( copyOf )
			);
		}
	};
	summary.addEventListener( 'toggle', show );
	new MutationObserver( show ).observe( review, {
		characterData: true,
		childList: true,
		subtree: true,
	} );
	show();
};
