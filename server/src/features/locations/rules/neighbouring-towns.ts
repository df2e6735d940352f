/**
 * Larger towns of the neighbours inside the box around India. Towns directly at the border are left out, so that nobody in
 * India is taken for abroad.
 */
export const neighbouringTowns = [
  // Pakistan
  { name: 'Lahore', latitude: 31.55, longitude: 74.34 },
  { name: 'Karachi', latitude: 24.86, longitude: 67.01 },
  { name: 'Islamabad', latitude: 33.69, longitude: 73.05 },
  { name: 'Faisalabad', latitude: 31.42, longitude: 73.08 },
  { name: 'Multan', latitude: 30.2, longitude: 71.47 },
  { name: 'Gujranwala', latitude: 32.16, longitude: 74.19 },
  { name: 'Sargodha', latitude: 32.08, longitude: 72.67 },
  { name: 'Bahawalpur', latitude: 29.4, longitude: 71.68 },
  { name: 'Rahim Yar Khan', latitude: 28.42, longitude: 70.3 },
  { name: 'Sukkur', latitude: 27.7, longitude: 68.86 },
  { name: 'Hyderabad', latitude: 25.39, longitude: 68.37 },
  { name: 'Mirpur Khas', latitude: 25.53, longitude: 69.01 },
  { name: 'Peshawar', latitude: 34.01, longitude: 71.58 },
  { name: 'Dera Ismail Khan', latitude: 31.83, longitude: 70.9 },
  // Afghanistan and Tajikistan
  { name: 'Kabul', latitude: 34.53, longitude: 69.17 },
  { name: 'Jalalabad', latitude: 34.43, longitude: 70.45 },
  { name: 'Kunduz', latitude: 36.73, longitude: 68.86 },
  { name: 'Khorugh', latitude: 37.49, longitude: 71.55 },
  // Nepal
  { name: 'Kathmandu', latitude: 27.7, longitude: 85.32 },
  { name: 'Pokhara', latitude: 28.21, longitude: 83.99 },
  { name: 'Bharatpur', latitude: 27.68, longitude: 84.43 },
  { name: 'Hetauda', latitude: 27.43, longitude: 85.03 },
  { name: 'Butwal', latitude: 27.7, longitude: 83.45 },
  { name: 'Dharan', latitude: 26.81, longitude: 87.28 },
  { name: 'Ghorahi', latitude: 28.04, longitude: 82.49 },
  { name: 'Surkhet', latitude: 28.6, longitude: 81.63 },
  { name: 'Jumla', latitude: 29.27, longitude: 82.18 },
  // Bhutan
  { name: 'Thimphu', latitude: 27.47, longitude: 89.64 },
  { name: 'Punakha', latitude: 27.59, longitude: 89.86 },
  { name: 'Bumthang', latitude: 27.55, longitude: 90.75 },
  // Bangladesh
  { name: 'Dhaka', latitude: 23.81, longitude: 90.41 },
  { name: 'Chattogram', latitude: 22.36, longitude: 91.78 },
  { name: 'Khulna', latitude: 22.82, longitude: 89.55 },
  { name: 'Rajshahi', latitude: 24.37, longitude: 88.6 },
  { name: 'Sylhet', latitude: 24.9, longitude: 91.87 },
  { name: 'Mymensingh', latitude: 24.75, longitude: 90.41 },
  { name: 'Rangpur', latitude: 25.75, longitude: 89.25 },
  { name: 'Bogura', latitude: 24.85, longitude: 89.37 },
  { name: 'Barishal', latitude: 22.7, longitude: 90.37 },
  { name: 'Jashore', latitude: 23.17, longitude: 89.21 },
  { name: "Cox's Bazar", latitude: 21.43, longitude: 91.98 },
  // Sri Lanka
  { name: 'Colombo', latitude: 6.93, longitude: 79.86 },
  { name: 'Kandy', latitude: 7.29, longitude: 80.63 },
  { name: 'Galle', latitude: 6.05, longitude: 80.22 },
  { name: 'Jaffna', latitude: 9.66, longitude: 80.02 },
  { name: 'Anuradhapura', latitude: 8.31, longitude: 80.41 },
  { name: 'Trincomalee', latitude: 8.57, longitude: 81.23 },
  { name: 'Batticaloa', latitude: 7.71, longitude: 81.69 },
  // Maldives
  { name: 'Kulhudhuffushi', latitude: 6.62, longitude: 73.07 },
  // Myanmar
  { name: 'Yangon', latitude: 16.84, longitude: 96.17 },
  { name: 'Mandalay', latitude: 21.97, longitude: 96.08 },
  { name: 'Naypyidaw', latitude: 19.76, longitude: 96.08 },
  { name: 'Monywa', latitude: 22.11, longitude: 95.14 },
  { name: 'Kalay', latitude: 23.19, longitude: 94.06 },
  { name: 'Myitkyina', latitude: 25.38, longitude: 97.4 },
  { name: 'Sittwe', latitude: 20.15, longitude: 92.9 },
  { name: 'Pathein', latitude: 16.78, longitude: 94.73 },
  // Tibet and Xinjiang
  { name: 'Lhasa', latitude: 29.65, longitude: 91.12 },
  { name: 'Shigatse', latitude: 29.27, longitude: 88.88 },
  { name: 'Hotan', latitude: 37.11, longitude: 79.92 },
  { name: 'Nagqu', latitude: 31.48, longitude: 92.05 },
];
