import { createRoot } from '@wordpress/element';
import contract from '../../contract';
import { readScreenData } from './data';
import { Screen } from './screen';
import './regions/regions.scss';
import './settings.scss';

const root = document.getElementById( contract.admin.settings );
const data = readScreenData();
if ( root && data ) {
	createRoot( root ).render( <Screen data={ data } /> );
}
