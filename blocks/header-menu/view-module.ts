import {
	getContext,
	getElement,
	store,
	withSyncEvent,
} from '@wordpress/interactivity';
import { attach } from '../../src/islands/site/attach';
import contract from '../../src/contract';
import {
	CLOSED,
	escape,
	isAnchor,
	isOpen,
	type MenuState,
	pointAt,
	pointAway,
	press,
} from '../../src/core/site/menu';

interface Context extends MenuState {
	/** Whether the menu of small screens is open. */
	open: boolean;
	breakPoint: number;
	/** Id of the current submenu, if any. */
	id: string;
}

/** The menu around the current element. */
const menuOf = () => getElement().ref?.closest< HTMLElement >( 'nav' );

const dialogOf = ( menu = menuOf() ) => menu?.querySelector( 'dialog' );

const become = ( context: Context, state: MenuState ) =>
	Object.assign( context, state );

const close = ( context: Context, menu = menuOf() ) => {
	dialogOf( menu )?.close();
	become( context, CLOSED );
	context.open = false;
};

/** Whether the pointer is a mouse over the menu of wide screens. */
const isPointing = ( { pointerType }: PointerEvent, context: Context ) =>
	pointerType === 'mouse' &&
	! context.open &&
	window.innerWidth > context.breakPoint;

const watch = ( menu: HTMLElement ) => {
	const context = getContext< Context >();
	let width = window.innerWidth;
	window.addEventListener( 'resize', () => {
		// Keyboard and browser bars of phones only change the height.
		if ( window.innerWidth !== width ) {
			width = window.innerWidth;
			close( context, menu );
		}
	} );
	document.addEventListener( 'pointerdown', ( { target } ) => {
		if ( target instanceof Node && ! menu.contains( target ) ) {
			close( context, menu );
		}
	} );
	// The pointer has loaded this script by entering, before it could listen.
	for ( const item of menu.querySelectorAll( 'li:hover' ) ) {
		item.dispatchEvent(
			new PointerEvent( 'pointerenter', { pointerType: 'mouse' } )
		);
	}
};

/** @see spec 2.9, 4.12, 9.5 */
store( 'vitrine/header-menu', {
	state: {
		attach: attach( watch ),
		get isOpen() {
			const context = getContext< Context >();
			return isOpen( context, context.id );
		},
	},
	actions: {
		toggle: () => {
			const context = getContext< Context >();
			const dialog = dialogOf();
			if ( context.open ) {
				close( context );
			} else {
				context.open = true;
				dialog?.showModal();
			}
		},
		close: () => close( getContext< Context >() ),
		onClose: () => {
			getContext< Context >().open = false;
		},
		// A click on the backdrop, whose target is the dialog itself.
		onBackdrop: ( { target }: MouseEvent ) => {
			if ( target === getElement().ref ) {
				close( getContext< Context >() );
			}
		},
		onPress: () => {
			const context = getContext< Context >();
			become( context, press( context, context.id ) );
		},
		onPoint: ( event: PointerEvent ) => {
			const context = getContext< Context >();
			if ( isPointing( event, context ) ) {
				become( context, pointAt( context, context.id ) );
			}
		},
		onUnpoint: ( event: PointerEvent ) => {
			const context = getContext< Context >();
			if ( isPointing( event, context ) ) {
				become( context, pointAway( context, context.id ) );
			}
		},
		onFollow: ( { target }: MouseEvent ) => {
			const context = getContext< Context >();
			const menu = menuOf();
			const link =
				target instanceof Element ? target.closest( 'a' ) : null;
			if (
				context.open &&
				link &&
				isAnchor( link.href, window.location.href )
			) {
				setTimeout(
					() => close( context, menu ),
					contract.timings_ms.menu_anchor_close
				);
			}
		},
		onKey: withSyncEvent( ( event: KeyboardEvent ) => {
			const context = getContext< Context >();
			if (
				event.key !== 'Escape' ||
				! ( context.branch || context.open )
			) {
				return;
			}
			// Escape would close the dialog together with its submenu.
			event.preventDefault();
			const item = menuOf()?.querySelectorAll( 'li.is-open' );
			const toggle = [ ...( item ?? [] ) ]
				.pop()
				?.querySelector< HTMLElement >( ':scope > button' );
			if ( context.branch ) {
				become( context, escape( context ) );
				toggle?.focus();
			} else {
				close( context );
				menuOf()?.querySelector( 'button' )?.focus();
			}
		} ),
		onLeave: ( { relatedTarget }: FocusEvent ) => {
			const menu = menuOf();
			if (
				relatedTarget instanceof Node &&
				! menu?.contains( relatedTarget )
			) {
				close( getContext< Context >(), menu );
			}
		},
	},
} );
