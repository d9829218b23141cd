import { onceOpened } from '../../../../src/transport/browser/opened';
import { makeAhead } from '../../support/prerender';

it( 'calls at once on a visible page', () => {
	const then = jest.fn();
	onceOpened( then );
	expect( then ).toHaveBeenCalledTimes( 1 );
} );

it( 'waits on a prerendered page, and calls a repeated callback once', () => {
	const ahead = makeAhead();
	const then = jest.fn();
	onceOpened( then );
	onceOpened( then );
	expect( then ).not.toHaveBeenCalled();
	ahead.open();
	expect( then ).toHaveBeenCalledTimes( 1 );
} );
