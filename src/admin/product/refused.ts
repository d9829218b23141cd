import { h } from '../dom';

/**
 * Scrolls to the variation with a validation error, on whichever page it is.
 * Its number, the field and the message are in data attributes.
 */
export const leadToRefused = (
	{ dataset }: HTMLElement,
	part: HTMLElement,
	turnTo: ( index: number ) => void
): void => {
	const { refusedVariation, refusedField, refusedText } = dataset;
	if ( ! refusedVariation || part.closest( '[hidden]' ) ) {
		return;
	}
	turnTo( Number( refusedVariation ) - 1 );
	const row = part.querySelector(
		`[data-variation="${ refusedVariation }"]`
	);
	const field =
		row?.querySelector< HTMLElement >(
			`[data-field="${ refusedField }"]`
		) ?? row?.querySelector< HTMLElement >( 'select, input' );
	if ( ! field ) {
		return;
	}
	const more = field.closest( 'details' );
	if ( more ) {
		more.open = true;
	}
	const why = h(
		'p',
		{ className: 'vitrine-refused', id: 'vitrine-refused-variation' },
		refusedText ?? ''
	);
	field.after( why );
	field.ariaInvalid = 'true';
	field.setAttribute( 'aria-describedby', why.id );
	field.addEventListener( 'input', () => {
		field.removeAttribute( 'aria-invalid' );
		field.removeAttribute( 'aria-describedby' );
		why.remove();
	} );
	const show = () => {
		field.focus();
		field.scrollIntoView( { block: 'center' } );
	};
	show();
	// Elements above it, such as the editor, have their final height by then.
	window.addEventListener( 'load', show, { once: true } );
};
