import {
	readAmount,
	refundAmount,
	writeAmount,
	type RefundLine,
} from '../../core/refund';
import { readJson } from '../../transport/http/json';
import { isCurrency } from '../../transport/http/parse';
import { isNumber, isShape } from '../../transport/http/shape';

const isLine = isShape< RefundLine >( {
	paid: isNumber,
	quantity: isNumber,
	refunded_quantity: isNumber,
	refunded: isNumber,
} );

/** Calculates refund amounts while quantities are typed. */
export const refund = ( table: HTMLElement ): void => {
	const currency = readJson( table.dataset.vitrineRefund );
	const total = table
		.closest( 'form' )
		?.querySelector< HTMLInputElement >( 'input[name="amount"]' );
	const amounts = table.querySelectorAll< HTMLInputElement >(
		'input[name^="line["]'
	);
	if ( ! total || ! isCurrency( currency ) ) {
		return;
	}
	const sum = () => {
		const all = [ ...amounts ].map(
			( { value } ) => readAmount( value, currency ) ?? 0
		);
		const minor = all.reduce( ( before, one ) => before + one, 0 );
		total.value = minor > 0 ? writeAmount( minor, currency ) : '';
	};
	table.querySelectorAll< HTMLElement >( '[data-line]' ).forEach( ( row ) => {
		const line = readJson( row.dataset.line );
		const pieces = row.querySelector< HTMLInputElement >(
			'input[name^="quantity["]'
		);
		const amount = row.querySelector< HTMLInputElement >(
			'input[name^="line["]'
		);
		if ( pieces && amount && isLine( line ) ) {
			pieces.addEventListener( 'input', () => {
				const minor = refundAmount( line, Number( pieces.value ) );
				amount.value = minor > 0 ? writeAmount( minor, currency ) : '';
				sum();
			} );
		}
		amount?.addEventListener( 'input', sum );
	} );
};
