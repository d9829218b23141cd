import { createRoot } from '@wordpress/element';
import contract from '../../contract';
import { readSetupData } from './data';
import { Screen } from './screen';
import './setup.scss';

const root = document.getElementById( contract.admin.setup );
const data = readSetupData();
if ( root && data ) {
	createRoot( root ).render( <Screen data={ data } /> );
}
