import { onceOpened } from '../../../../src/transport/browser/opened';
import { makeAhead } from '../../support/prerender';

it( 'calls at once on a page that somebody sees', () => {
	const then = jest.fn();
	onceOpened( then );
	expect( then ).toHaveBeenCalledTimes( 1 );
} );

it( 'waits on a page that the browser makes ahead, and calls once what it was given twice', () => {
	const ahead = makeAhead();
	const then = jest.fn();
	onceOpened( then );
	onceOpened( then );
	expect( then ).not.toHaveBeenCalled();
	ahead.open();
	expect( then ).toHaveBeenCalledTimes( 1 );
} );
