/** The blocks whose styles the page needs, and whose components it shows as they are. */
const BLOCKS = [
	'<!-- wp:vitrine/product-listing {"rows":1} /-->',
	'<!-- wp:vitrine/cart /-->',
	'<!-- wp:vitrine/checkout /-->',
	'<!-- wp:vitrine/account /-->',
];

/** A component in one of its states; what a pointer or a key brings is forced by the browser. */
interface Specimen {
	name: string;
	html: string;
	force?: 'hover' | 'focus-visible' | 'active';
}

/** Where the styles of fields, buttons and notices apply. */
const SCOPE = 'vitrine-checkout';

const BUTTON = 'class="button wp-element-button';

const BUTTONS: Specimen[] = [
	{ name: 'at rest', html: `<button ${ BUTTON }">Add to cart</button>` },
	...( [ 'hover', 'focus-visible', 'active' ] as const ).map( ( force ) => ( {
		name: force,
		html: `<button ${ BUTTON }">Add to cart</button>`,
		force,
	} ) ),
	{
		name: 'busy',
		html: `<button ${ BUTTON } loading">Add to cart</button>`,
	},
	{ name: 'done', html: `<button ${ BUTTON } added">Add to cart</button>` },
	{
		name: 'disabled',
		html: `<button ${ BUTTON }" disabled>Add to cart</button>`,
	},
	{
		name: 'quiet',
		html: `<button ${ BUTTON } is-quiet">Update cart</button>`,
	},
];

const field = ( attributes = '', error = '' ): string =>
	`<p class="form-row"><label>Email address</label><input class="input-text" aria-label="Email address" ${ attributes }></p>${ error }`;

const FIELDS: Specimen[] = [
	{ name: 'empty', html: field() },
	{ name: 'placeholder', html: field( 'placeholder="you@example.com"' ) },
	{ name: 'filled', html: field( 'value="nora@example.org"' ) },
	{ name: 'focus', html: field(), force: 'focus-visible' },
	{ name: 'disabled', html: field( 'disabled value="nora@example.org"' ) },
	{
		name: 'error',
		html: field(
			'aria-invalid="true"',
			'<p class="vitrine-field-error">Email address is required.</p>'
		),
	},
	{
		name: 'select',
		html: '<p class="form-row"><label>Country / Region</label><select class="input-text" aria-label="Country / Region"><option>Germany</option></select></p>',
	},
	{
		name: 'checkbox',
		html: '<label class="vitrine-check"><input type="checkbox" checked> Ship to a different address</label>',
	},
	{
		name: 'radio buttons',
		html: '<label class="vitrine-check"><input type="radio" name="ship" checked> Standard shipping</label><br><label class="vitrine-check"><input type="radio" name="ship"> Local pickup</label>',
	},
	{
		name: 'checkbox, not checked',
		html: '<label class="vitrine-check"><input type="checkbox"> Create an account</label>',
	},
	{
		name: 'text area',
		html: '<p class="form-row"><label>Order notes</label><textarea class="input-text" aria-label="Order notes" rows="3"></textarea></p>',
	},
];

const NOTICES: Specimen[] = [
	{
		name: 'success',
		html: '<div class="vitrine-notice vitrine-notice--success">Coupon applied.</div>',
	},
	{
		name: 'error',
		html: '<div class="vitrine-notice vitrine-notice--error">This coupon has expired.</div>',
	},
	{
		name: 'note',
		html: '<div class="vitrine-notice">Your cart was updated.</div>',
	},
	{
		name: 'undo',
		html: '<div class="vitrine-undo"><span>“Everyday Mug” removed.</span><button class="restore-item">Undo</button></div>',
	},
	{
		name: 'empty',
		html: '<div class="vitrine-cart-empty"><p>Your cart is empty.</p></div>',
	},
];

/** What is shown, by its heading. */
export const SPECIMENS: Record< string, Specimen[] > = {
	Buttons: BUTTONS,
	Fields: FIELDS,
	Notices: NOTICES,
};

const group = ( [ heading, list ]: [ string, Specimen[] ] ): string =>
	`<!-- wp:html --><section class="${ SCOPE }"><h2>${ heading }</h2><div style="display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));align-items:start">${ list
		.map(
			( { name, html, force } ) =>
				`<figure style="margin:0" data-force="${
					force ?? ''
				}"><figcaption style="font-size:.75rem">${ name }</figcaption>${ html }</figure>`
		)
		.join( '' ) }</div></section><!-- /wp:html -->`;

/** The page, as the editor saves it. */
export const styleGuide = (): string =>
	[ ...Object.entries( SPECIMENS ).map( group ), ...BLOCKS ].join( '' );
