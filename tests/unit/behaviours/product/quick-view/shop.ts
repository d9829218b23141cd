import {
	get,
	openPage,
	pageSettings,
	press,
	settle,
} from '../../../support/page';

const opener = ( kind: string, id: number ) =>
	`<a href="https://shop.test/${ id }/" id="${ kind }" role="button" aria-label="Quick view: “No. ${ id }”" data-quick-view="${ kind }" data-product_id="${ id }">${ kind }</a>`;

/** A listing with an opener of each kind, and the dialog. */
export const LISTING = `${ opener( 'button', 7 ) }${ opener(
	'text',
	8
) }${ opener( 'image', 9 ) }${ opener(
	'trigger',
	10
) }<dialog class="vitrine-quick-view"><form method="dialog"><button class="vitrine-quick-view-close"></button></form><div class="vitrine-quick-view-content" tabindex="-1"></div><p class="vitrine-quick-view-failed" hidden>Not loaded. <a href="">Open the page</a></p></dialog><template id="vitrine-quick-view-styles"></template>`;

/** The shop's response for a product. */
export const PRODUCT =
	'<div class="vitrine-product"><div class="product"><h2>No. 7</h2><form class="cart" method="post"><div class="quantity"><input class="qty" type="number" name="quantity" value="2" min="1"></div><button type="submit" name="add-to-cart" value="7" class="single_add_to_cart_button">Add</button></form></div></div>';

/** A pending request. */
interface Request {
	url: string;
	init: RequestInit;
	body: Record< string, string >;
	answer: ( html: string, status?: number ) => Promise< void >;
	fail: () => Promise< void >;
	isAborted: () => boolean;
}

/** Replaces fetch. @return The requests. */
export const listen = (): Request[] => {
	const requests: Request[] = [];
	window.fetch = ( url, init = {} ) =>
		new Promise( ( resolve, reject ) => {
			init.signal?.addEventListener( 'abort', () =>
				reject( new Error( 'Aborted' ) )
			);
			requests.push( {
				url: url as string,
				init,
				body: Object.fromEntries( init.body as URLSearchParams ),
				answer: ( html, status = 200 ) => {
					resolve( new Response( html, { status } ) );
					return settle();
				},
				fail: () => {
					reject( new TypeError( 'Failed to fetch' ) );
					return settle();
				},
				isAborted: () => !! init.signal?.aborted,
			} );
		} );
	return requests;
};

export const dialog = () =>
	get< HTMLDialogElement >( 'dialog.vitrine-quick-view' );
export const content = () => get( '.vitrine-quick-view-content' );

/** State classes of the dialog. */
export const state = () => [
	dialog().open,
	dialog().classList.contains( 'loading' ),
	dialog().classList.contains( 'is-open' ),
];

/** Opens a listing, and collects its requests. */
export const openListing = async (
	theme: Parameters< typeof pageSettings >[ 0 ] = {},
	html = LISTING
) => {
	document
		.querySelectorAll< HTMLDialogElement >( 'dialog' )
		.forEach( ( old ) => old.close() );
	const requests = listen();
	const page = await openPage( html, { settings: pageSettings( theme ) } );
	return { ...page, requests };
};

/** Opens a product's quick view and responds. */
export const openProduct = async ( html = PRODUCT, status = 200 ) => {
	const page = await openListing();
	get( '#button' ).click();
	await settle();
	await page.requests[ 0 ]!.answer( html, status );
	return page;
};

export const escape = () => press( content(), 'Escape' );
