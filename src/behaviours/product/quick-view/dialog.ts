import contract from '../../../contract';

const { markers } = contract;

/** The parts of the page's one dialog. */
export interface QuickView {
	readonly dialog: HTMLDialogElement;
	readonly content: HTMLElement;
	readonly failed: HTMLElement;
	/** Settles when the style of products is there, or cannot be had. */
	readonly styled: Promise< void >;
}

const loaded = ( link: HTMLLinkElement ) =>
	new Promise< void >( ( resolve ) => {
		link.onload = link.onerror = () => resolve();
	} );

let view: QuickView | undefined;

/**
 * The dialog, taken out of its template when it is wanted for the first time:
 * that fetches the style of products.
 *
 * @return Undefined where the page has none.
 */
export const theQuickView = (): QuickView | undefined => {
	if ( view?.dialog.isConnected ) {
		return view;
	}
	const name = markers.quick_view_dialog;
	const template = document.getElementById( `${ name }-template` );
	if ( ! ( template instanceof HTMLTemplateElement ) ) {
		return undefined;
	}
	const parts = document.importNode( template.content, true );
	const dialog = parts.querySelector< HTMLDialogElement >( `.${ name }` );
	const content = parts.querySelector< HTMLElement >(
		markers.quick_view_content
	);
	const failed = parts.querySelector< HTMLElement >(
		markers.quick_view_failed
	);
	if ( ! dialog || ! content || ! failed ) {
		return undefined;
	}
	const links = [ ...parts.querySelectorAll( 'link' ) ];
	const styled = Promise.all( links.map( loaded ) ).then( () => undefined );
	parts
		.querySelector( markers.quick_view_close )
		?.addEventListener( 'click', () => dialog.close() );
	document.head.append( ...links );
	document.body.append( parts );
	view = { dialog, content, failed, styled };
	return view;
};
