import { FORCED_STATES, type Group, type Specimen } from './specimen';

/** Class for the styles of fields, buttons and notices. */
const SCOPE = 'vitrine-checkout';

const button = ( state = '', attributes = '' ): string =>
	`<button class="button wp-element-button ${ state }" ${ attributes }>Add to cart</button>`;

const BUTTONS: Specimen[] = [
	{ name: 'at rest', html: button() },
	...FORCED_STATES.map( ( force ) => ( {
		name: force,
		html: button(),
		force,
	} ) ),
	{ name: 'busy', html: button( 'loading' ) },
	{ name: 'done', html: button( 'added' ) },
	{ name: 'disabled', html: button( '', 'disabled' ) },
	{
		name: 'quiet',
		html: button( 'is-quiet' ).replace( 'Add to', 'Update' ),
	},
	{
		name: 'quiet, hover',
		html: button( 'is-quiet' ).replace( 'Add to', 'Update' ),
		force: 'hover',
	},
	{
		name: 'quiet, disabled',
		html: button( 'is-quiet', 'disabled' ).replace( 'Add to', 'Update' ),
	},
];

const field = ( attributes = '', error = '' ): string =>
	`<p class="form-row"><label>Email address</label><input class="input-text" aria-label="Email address" ${ attributes }></p>${ error }`;

const select = ( attributes = '' ): string =>
	`<p class="form-row"><label>Country / Region</label><select class="input-text" aria-label="Country / Region" ${ attributes }><option>Germany</option></select></p>`;

const area = ( attributes = '' ): string =>
	`<p class="form-row"><label>Order notes</label><textarea class="input-text" aria-label="Order notes" rows="3" ${ attributes }></textarea></p>`;

const check = ( label: string, attributes = '' ): string =>
	`<label class="vitrine-check"><input ${ attributes }> ${ label }</label>`;

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
	{ name: 'select', html: select() },
	{ name: 'select, focus', html: select(), force: 'focus-visible' },
	{ name: 'select, disabled', html: select( 'disabled' ) },
	{ name: 'select, error', html: select( 'aria-invalid="true"' ) },
	{
		name: 'checkbox',
		html: check( 'Ship to a different address', 'type="checkbox" checked' ),
	},
	{
		name: 'checkbox, focus',
		html: check( 'Create an account', 'type="checkbox"' ),
		force: 'focus-visible',
	},
	{
		name: 'checkbox, disabled',
		html: check( 'Create an account', 'type="checkbox" disabled' ),
	},
	{
		name: 'checkbox, not checked',
		html: check( 'Create an account', 'type="checkbox"' ),
	},
	{
		name: 'radio buttons',
		html: `${ check(
			'Standard shipping',
			'type="radio" name="ship" checked'
		) }<br>${ check( 'Local pickup', 'type="radio" name="ship"' ) }`,
	},
	{ name: 'text area', html: area() },
	{ name: 'text area, focus', html: area(), force: 'focus-visible' },
	{ name: 'text area, disabled', html: area( 'disabled' ) },
];

const notice = ( kind: string, text: string ): string =>
	`<div class="vitrine-notice${
		kind && ` vitrine-notice--${ kind }`
	}">${ text }</div>`;

const NOTICES: Specimen[] = [
	{ name: 'success', html: notice( 'success', 'Coupon applied.' ) },
	{ name: 'error', html: notice( 'error', 'This coupon has expired.' ) },
	{ name: 'note', html: notice( '', 'Your cart was updated.' ) },
	{
		name: 'several errors',
		html: notice(
			'error',
			'<ul><li><a href="#">Email address</a> is required.</li><li><a href="#">Phone</a> is required.</li></ul>'
		),
	},
	{
		name: 'undo',
		html: '<div class="vitrine-undo"><span>“Everyday Mug” removed.</span><button class="restore-item">Undo</button></div>',
	},
	{
		name: 'undo, focus',
		html: '<div class="vitrine-undo"><span>“Everyday Mug” removed.</span><button class="restore-item">Undo</button></div>',
		force: 'focus-visible',
	},
];

export const CONTROLS: Record< string, Group > = {
	Buttons: { scope: SCOPE, list: BUTTONS },
	Fields: { scope: SCOPE, list: FIELDS },
	Notices: { scope: SCOPE, list: NOTICES },
};
