import {
	getContext,
	getElement,
	store,
	withSyncEvent,
} from '@wordpress/interactivity';
import { attach } from '../../src/islands/site/attach';
import {
	type AccountOptions,
	opensOnHover,
	pressAccount,
} from '../../src/core/site/account';
import { pageCookie } from '../../src/transport/browser/storage/cookies';

interface Context extends AccountOptions {
	/** Whether the menu is open. */
	open: boolean;
	/** Name of the cookie that tells that the visitor is logged in. */
	cookie: string;
}

const rootOf = () => getElement().ref?.closest( '.vitrine-account-menu' );

/** Checked on every click: the visitor may have logged in in another tab. */
const isCustomer = ( { cookie }: Context ) => pageCookie( cookie ) !== '';

const isMouse = ( { pointerType }: PointerEvent ) => pointerType === 'mouse';

const watch = ( root: HTMLElement ) => {
	const context = getContext< Context >();
	document.addEventListener( 'pointerdown', ( { target } ) => {
		if ( target instanceof Node && ! root.contains( target ) ) {
			context.open = false;
		}
	} );
	if (
		root.matches( ':hover' ) &&
		opensOnHover( context, isCustomer( context ) )
	) {
		// The pointer has loaded this script by entering, before it could
		// listen.
		context.open = true;
	}
};

/** @see spec 2.9, 3.9 */
store( 'vitrine/account-menu', {
	state: { attach: attach( watch ) },
	actions: {
		press: withSyncEvent( ( event: Event ) => {
			const context = getContext< Context >();
			const dialog = rootOf()?.querySelector( 'dialog' );
			const action = pressAccount( context, isCustomer( context ) );
			if ( action === 'menu' ) {
				event.preventDefault();
				context.open = ! context.open;
			} else if (
				action === 'login' &&
				dialog &&
				'showModal' in dialog
			) {
				event.preventDefault();
				dialog.showModal();
			}
		} ),
		point: ( event: PointerEvent ) => {
			const context = getContext< Context >();
			if (
				isMouse( event ) &&
				opensOnHover( context, isCustomer( context ) )
			) {
				context.open = true;
			}
		},
		pointAway: ( event: PointerEvent ) => {
			const context = getContext< Context >();
			if ( isMouse( event ) && context.menuOn === 'hover' ) {
				context.open = false;
			}
		},
		onKey: withSyncEvent( ( event: KeyboardEvent ) => {
			const context = getContext< Context >();
			if ( event.key === 'Escape' && context.open ) {
				event.preventDefault();
				context.open = false;
				rootOf()?.querySelector( 'a' )?.focus();
			}
		} ),
		onLeave: ( { relatedTarget }: FocusEvent ) => {
			if (
				relatedTarget instanceof Node &&
				! rootOf()?.contains( relatedTarget )
			) {
				getContext< Context >().open = false;
			}
		},
		close: () => rootOf()?.querySelector( 'dialog' )?.close(),
	},
} );
