import './act';
import { act, useState } from 'react';
import { keepThroughHydration } from '../../../src/behaviours/fragments/hydration';
import { attach } from '../../../src/islands/hydrate/attach';
import { useChosen } from '../../../src/islands/parts/use-chosen';
import { dropListeners } from '../support/listeners';
import { get } from '../support/page';

dropListeners();

const choice = ( id: string, chosen: boolean ) => ( {
	package: 'Shipping',
	id,
	label: id,
	cost: 0,
	chosen,
} );

const Radio = ( { id, chosen, pending }: Shown & { id: string } ) => (
	<input
		ref={ useChosen( choice( id, chosen === id ), pending ) }
		type="radio"
		name="way"
		id={ id }
		defaultChecked={ chosen === id }
	/>
);

interface Shown {
	chosen: string;
	pending: boolean;
}

let show: ( shown: Shown ) => void;

const Ways = () => {
	const [ shown, set ] = useState< Shown >( {
		chosen: 'post',
		pending: false,
	} );
	show = set;
	return (
		<div>
			<Radio id="post" { ...shown } />
			<Radio id="pickup" { ...shown } />
		</div>
	);
};

const isChecked = ( id: string ) =>
	get< HTMLInputElement >( `#${ id }` ).checked;

/** Server-rendered radios of which the shopper has selected another one. */
const open = () => {
	document.body.innerHTML =
		'<div id="root"><div><input type="radio" name="way" id="post" checked><input type="radio" name="way" id="pickup"></div></div>';
	get< HTMLInputElement >( '#pickup' ).checked = true;
	keepThroughHydration();
	act( () => {
		attach( get( '#root' ), true, <Ways /> );
	} );
};

describe( 'a shipping method radio', () => {
	it( "keeps the shopper's choice on hydration and during a request", () => {
		open();
		expect( isChecked( 'pickup' ) ).toBe( true );
		act( () => show( { chosen: 'post', pending: true } ) );
		expect( isChecked( 'pickup' ) ).toBe( true );
	} );

	it.each( [ 'post', 'pickup' ] )( 'shows the response: %s', ( chosen ) => {
		open();
		act( () => show( { chosen, pending: true } ) );
		act( () => show( { chosen, pending: false } ) );
		expect( isChecked( chosen ) ).toBe( true );
	} );
} );
