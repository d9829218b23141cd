type Props< K extends keyof HTMLElementTagNameMap > = Partial<
	Omit< HTMLElementTagNameMap[ K ], 'style' | 'children' >
>;

/** Creates an element; strings become text, never HTML. */
export const h = < K extends keyof HTMLElementTagNameMap >(
	tag: K,
	props: Props< K > = {},
	...children: ( Node | string )[]
): HTMLElementTagNameMap[ K ] => {
	const element = Object.assign( document.createElement( tag ), props );
	element.append( ...children );
	return element;
};

/** Creates a button that does not submit the form. */
export const button = (
	text: string,
	onclick: () => void,
	className = 'button'
): HTMLButtonElement =>
	h( 'button', { type: 'button', className, onclick }, text );

/** Adds an accessible name to a field in a table cell. */
export const labeled = ( label: string, field: HTMLElement ): HTMLElement => {
	field.setAttribute( 'aria-label', label );
	return field;
};

/** Sets the options of a select; the first one has the empty value. */
export const fillSelect = (
	field: HTMLSelectElement,
	options: string[],
	value: string,
	empty: string
): void => {
	field.replaceChildren(
		h( 'option', { value: '' }, empty ),
		...options.map( ( option ) => h( 'option', { value: option }, option ) )
	);
	field.value = options.includes( value ) ? value : '';
};

/** Creates a select that reports changes. */
export const select = (
	options: string[],
	value: string,
	empty: string,
	onchange: ( value: string ) => void
): HTMLSelectElement => {
	const field = h( 'select' );
	fillSelect( field, options, value, empty );
	field.onchange = () => onchange( field.value );
	return field;
};

/** Creates a text input that reports changes. */
export const input = (
	value: string,
	oninput: ( value: string ) => void,
	inputMode = 'text'
): HTMLInputElement => {
	const field = h( 'input', { type: 'text', value, inputMode } );
	field.oninput = () => oninput( field.value );
	return field;
};

/** Creates a checkbox that reports changes. */
export const checkbox = (
	checked: boolean,
	onchange: ( checked: boolean ) => void
): HTMLInputElement => {
	const field = h( 'input', { type: 'checkbox', checked } );
	field.onchange = () => onchange( field.checked );
	return field;
};
