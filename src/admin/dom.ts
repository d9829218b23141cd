type Props< K extends keyof HTMLElementTagNameMap > = Partial<
	Omit< HTMLElementTagNameMap[ K ], 'style' | 'children' >
>;

/** Makes an element; strings become text, never HTML. */
export const h = < K extends keyof HTMLElementTagNameMap >(
	tag: K,
	props: Props< K > = {},
	...children: ( Node | string )[]
): HTMLElementTagNameMap[ K ] => {
	const element = Object.assign( document.createElement( tag ), props );
	element.append( ...children );
	return element;
};

/** A button that does not send the form. */
export const button = (
	text: string,
	onclick: () => void,
	className = 'button'
): HTMLButtonElement =>
	h( 'button', { type: 'button', className, onclick }, text );

/** A field with a label that only screen readers see, for cells of tables. */
export const labelled = ( label: string, field: HTMLElement ): HTMLElement => {
	field.setAttribute( 'aria-label', label );
	return field;
};

/** Gives a select these texts, the empty value first under its label. */
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

/** A select of some texts that reports each change. */
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

/** A line of text that reports each change. */
export const input = (
	value: string,
	oninput: ( value: string ) => void,
	inputMode = 'text'
): HTMLInputElement => {
	const field = h( 'input', { type: 'text', value, inputMode } );
	field.oninput = () => oninput( field.value );
	return field;
};

/** A labelled checkbox; `onChange` gets its new value. */
export const checkbox = (
	checked: boolean,
	onchange: ( checked: boolean ) => void
): HTMLInputElement => {
	const field = h( 'input', { type: 'checkbox', checked } );
	field.onchange = () => onchange( field.checked );
	return field;
};
