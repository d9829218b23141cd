import contract from '../../../contract';

const { markers } = contract;

const QUICK_VIEW = `dialog.${ markers.quick_view_dialog }`;

/** The elements of the page's quick view dialog. */
export interface QuickView {
	readonly dialog: HTMLDialogElement;
	readonly content: HTMLElement;
	readonly failed: HTMLElement;
	/** Resolves when the product styles have loaded or failed. */
	readonly styled: Promise< void >;
}

const loaded = ( link: HTMLLinkElement ) =>
	new Promise< void >( ( resolve ) => {
		link.onload = link.onerror = () => resolve();
	} );

let view: QuickView | undefined;

/**
 * The page's quick view dialog. The first call loads the product styles.
 *
 * @return Undefined if the page has none.
 */
export const theQuickView = (): QuickView | undefined => {
	if ( view?.dialog.isConnected ) {
		return view;
	}
	const dialog = document.querySelector< HTMLDialogElement >( QUICK_VIEW );
	const content = dialog?.querySelector< HTMLElement >(
		markers.quick_view_content
	);
	const failed = dialog?.querySelector< HTMLElement >(
		markers.quick_view_failed
	);
	if ( ! dialog || ! content || ! failed ) {
		return undefined;
	}
	const styles = document.querySelector< HTMLTemplateElement >(
		`#${ markers.quick_view_dialog }-styles`
	);
	const links = [
		...( styles?.content.querySelectorAll( 'link' ) ?? [] ),
	].map( ( link ) => document.importNode( link ) );
	const styled = Promise.all( links.map( loaded ) ).then( () => undefined );
	document.head.append( ...links );
	view = { dialog, content, failed, styled };
	return view;
};
