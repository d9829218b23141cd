import { register } from '../../src/editor/register';
import metadata from './block.json';
import { Edit } from './edit';
import { variations } from './variations';

register( metadata, Edit, { variations: variations() } );
